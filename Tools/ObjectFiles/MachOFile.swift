/// A Mach-O file for one architecture.
///
/// Source: `mach-o/loader.h`.
struct MachOFile {
  /// How the numbers of a file are written.
  struct Form {
    let is64Bit: Bool
    let isBigEndian: Bool

    /// Nil where these are not the first bytes of a Mach-O file.
    init?(_ start: [UInt8]) {
      switch start.prefix(4) {
      case [0xFE, 0xED, 0xFA, 0xCE]: (is64Bit, isBigEndian) = (false, true)
      case [0xFE, 0xED, 0xFA, 0xCF]: (is64Bit, isBigEndian) = (true, true)
      case [0xCE, 0xFA, 0xED, 0xFE]: (is64Bit, isBigEndian) = (false, false)
      case [0xCF, 0xFA, 0xED, 0xFE]: (is64Bit, isBigEndian) = (true, false)
      default: return nil
      }
    }
  }

  private let region: FileRegion
  private let form: Form
  private let header: HeaderBytes

  /// Reads the header.
  ///
  /// - Throws: that there is no whole one, or that the file has no code.
  init(_ region: FileRegion, _ form: Form) throws(ObjectFileError) {
    self.region = region
    self.form = form
    var header = try region.bytes("the Mach-O header", at: 0, count: form.is64Bit ? 32 : 28)
    header.isBigEndian = form.isBigEndian
    self.header = header
    switch header.uint32(at: 12) {
    case 4: throw ObjectFileError("this is a memory dump", waysOut: ["Name the executable that it is of."])
    case 9:
      throw ObjectFileError("this is the stub of a library, without code", waysOut: ["Name the library itself."])
    case 10:
      throw ObjectFileError(
        "this is a file of debugging information", waysOut: ["Name the executable or the library that it belongs to."])
    default: break
    }
  }

  /// Finds sections and reads them.
  func image(sections names: [SectionName]) throws(ObjectFileError) -> ObjectImage {
    var ranges: [SectionRange] = []
    var encrypted: [Range<UInt64>] = []
    for command in try loadCommands() {
      switch command.uint32(at: 0) {
      case 0x1 where !form.is64Bit, 0x19 where form.is64Bit: ranges += try self.ranges(of: names, in: command)
      case 0x21, 0x2C: try encrypted.append(contentsOf: encryptedRange(command))
      default: break
      }
    }
    for range in ranges where encrypted.contains(where: { $0.overlaps(range.offset..<range.offset + range.size) }) {
      throw ObjectFileError(
        "\(range.title) is encrypted", waysOut: ["Name the program as it was built, before it went to a store."])
    }
    return ObjectImage(
      architecture: MachOArchitecture.name(header.uint32(at: 4), header.uint32(at: 8)), isBigEndian: form.isBigEndian,
      is64Bit: form.is64Bit, sections: try SectionRange.contents(of: ranges, in: region))
  }

  private func loadCommands() throws(ObjectFileError) -> [HeaderBytes] {
    let size = header.uint32(at: 20)
    var all = try region.bytes("the list of load commands", at: UInt64(header.bytes.count), count: UInt64(size))
    all.isBigEndian = form.isBigEndian
    var commands: [HeaderBytes] = []
    var offset = 0
    for index in 0..<header.uint32(at: 16) {
      let isWhole = all.bytes.count - offset >= 8
      let length = isWhole ? Int(all.uint32(at: offset + 4)) : 0
      guard isWhole, length >= 8, length <= all.bytes.count - offset else {
        throw .damaged("load command \(index) is outside the list of load commands, which has \(size) bytes")
      }
      commands.append(
        HeaderBytes(bytes: Array(all.bytes[offset..<offset + length]), isBigEndian: form.isBigEndian))
      offset += length
    }
    return commands
  }

  private func ranges(of wanted: [SectionName], in segment: HeaderBytes) throws(ObjectFileError) -> [SectionRange] {
    let (headerSize, sectionSize) = form.is64Bit ? (72, 80) : (56, 68)
    guard segment.bytes.count >= headerSize else {
      throw .damaged("the load command of a segment has \(segment.bytes.count) bytes, and needs \(headerSize)")
    }
    let count = Int(segment.uint32(at: form.is64Bit ? 64 : 48))
    guard count <= (segment.bytes.count - headerSize) / sectionSize else {
      throw .damaged(
        "a segment is said to have \(count) sections, and its load command has \(segment.bytes.count) bytes")
    }
    let spelled = wanted.map { ($0, Array($0.machO.utf8)) }
    var ranges: [SectionRange] = []
    for start in (0..<count).map({ headerSize + $0 * sectionSize }) {
      let name = segment.name(at: start + 16, size: 16) + [UInt8(ascii: ",")] + segment.name(at: start, size: 16)
      guard let (match, _) = spelled.first(where: { name.elementsEqual($0.1) }) else { continue }
      try ranges.append(range(of: match, in: segment, at: start))
    }
    return ranges
  }

  private func range(
    of name: SectionName, in segment: HeaderBytes, at start: Int
  ) throws(ObjectFileError) -> SectionRange {
    let range = SectionRange(
      name: name, spelling: name.machO,
      offset: UInt64(segment.uint32(at: start + (form.is64Bit ? 48 : 40))),
      size: segment.word(at: start + (form.is64Bit ? 40 : 36), is64Bit: form.is64Bit))
    // Zero-filled sections, of data and of threads, are made by the loader.
    let isZeroFilled = [1, 12, 18].contains(segment.uint32(at: start + (form.is64Bit ? 64 : 56)) & 0xFF)
    guard range.size == 0 || (!isZeroFilled && range.offset != 0) else {
      throw ObjectFileError(
        "\(range.title) has no bytes in \(region.name), as in files of debugging information",
        waysOut: ["Name the executable or the library that it belongs to."])
    }
    try region.check(range.title, at: range.offset, count: range.size)
    return range
  }

  private func encryptedRange(_ command: HeaderBytes) throws(ObjectFileError) -> [Range<UInt64>] {
    guard command.bytes.count >= 20 else {
      throw .damaged("the load command about encryption has \(command.bytes.count) bytes, and needs 20")
    }
    let offset = UInt64(command.uint32(at: 8))
    let size = UInt64(command.uint32(at: 12))
    return command.uint32(at: 16) == 0 ? [] : [offset..<offset + size]
  }
}
