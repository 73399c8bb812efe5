internal import LinkedRecords
internal import RecordFormat

extension UnreadImage {
  /// One line of a message about an adapter that is missing.
  var text: String { "Not searched: \(subject), since \(why)" }

  /// What was not searched, as the subject of a sentence about one thing.
  var subject: String {
    let image = name.map { "'\($0)'" } ?? "the program"
    guard case .otherVersion = reason else { return image }
    return "a part of \(image)"
  }

  /// The reason, as the end of a sentence.
  var why: String {
    switch reason {
    case .noFile: "its file cannot be opened"
    case .otherFile: "its file is not the one that was loaded"
    case .noSections: "its file has no table of sections"
    case .oddRecords: "its section of records has something else in it"
    case .otherVersion(let version):
      "its records are of version \(version), and this ServiceKit reads version \(RecordSection.version)"
    }
  }

  /// What can be done about it.
  var waysOut: [String] {
    switch reason {
    case .noFile, .otherFile:
      [
        "Let the file be where it was when it was loaded until the first lookup after that; an image is read once.",
        "Link the code into the program instead of loading it.",
      ]
    case .noSections: ["Strip it with 'strip', which leaves the table of sections, or not at all."]
    case .oddRecords: ["Put nothing but records of 24 bytes into the section, by SK_C_ADAPTER or AdapterRecord.Layout."]
    case .otherVersion: ["Build it with the version of ServiceKit that the program uses."]
    }
  }
}
