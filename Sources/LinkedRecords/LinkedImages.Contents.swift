internal import CLinkedRecords

extension LinkedImages {
  /// A list of images at one moment.
  public struct Contents: Sendable {
    /// The images whose records can be read.
    public internal(set) var images: [LinkedImage] = []
    /// The images of which it is not known whether they have records.
    public internal(set) var unread: [UnreadImage] = []
    /// The images that bring a copy of this library of their own.
    public internal(set) var copies: [LibraryCopy] = []
    /// The file name of the library that has this copy; nil for the program itself.
    public internal(set) var ownName: String?

    var count: Int { images.count + unread.count + copies.count }
  }
}

extension LinkedImages.Contents {
  init(processImages count: Int) {
    for index in 0..<count {
      let image = unsafe sk_image_at(index)
      let path = unsafe String(cString: image.path)
      let name = unsafe image.is_program ? nil : Self.name(path)
      if unsafe image.is_own { ownName = name }
      switch unsafe image.state {
      case SK_IMAGE_READ:
        unsafe images.append(LinkedImage(image.sections, name: name, order: Int(image.order)))
      case SK_IMAGE_OTHER_COPY:
        if let library = unsafe image.library { unsafe copies.append(LibraryCopy(name: name, library)) }
      case SK_IMAGE_NO_FILE: unread.append(UnreadImage(name: name, reason: .noFile))
      case SK_IMAGE_OTHER_FILE: unread.append(UnreadImage(name: name, reason: .otherFile))
      case SK_IMAGE_ODD_RECORDS: unread.append(UnreadImage(name: name, reason: .oddRecords))
      default: unread.append(UnreadImage(name: name, reason: .noSections))
      }
    }
  }

  /// The file name, for messages and listings of one line each: a file may be named in any way.
  private static func name(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return name }
    return name.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
