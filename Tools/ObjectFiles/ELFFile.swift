/// A file in the Executable and Linkable Format, of 32 or 64 bits and either byte order.
///
/// Source: System V Application Binary Interface, chapters 4 and 5, and its extension for more than 65,279 sections.
struct ELFFile {
  static let magic: [UInt8] = [0x7F] + Array("ELF".utf8)

  private let region: FileRegion
  private let is64Bit: Bool
  private let isBigEndian: Bool
  private let header: HeaderBytes

  private static let noBits: UInt32 = 8
  private static let programBits: UInt32 = 1
  private static let allocated: UInt64 = 2
  private static let compressed: UInt64 = 0x800
  private static let extendedIndex: UInt16 = 0xFFFF

  /// Reads the header.
  ///
  /// - Throws: that there is no whole one, or one that no linker makes.
  init(_ region: FileRegion) throws(ObjectFileError) {
    self.region = region
    let start = try region.bytes("the ELF header", at: 0, count: 16).bytes
    guard start[4] == 1 || start[4] == 2, start[5] == 1 || start[5] == 2 else {
      throw .damaged("the ELF header has the class \(start[4]) and the byte order \(start[5]), which there are not")
    }
    is64Bit = start[4] == 2
    isBigEndian = start[5] == 2
    var header = try region.bytes("the ELF header", at: 0, count: is64Bit ? 64 : 52)
    header.isBigEndian = isBigEndian
    self.header = header
    if header.uint16(at: 16) == 4 {
      throw ObjectFileError("this is a memory dump", waysOut: ["Name the executable that it is of."])
    }
  }

  /// Finds sections and reads them.
  func image(sections names: [SectionName]) throws(ObjectFileError) -> ObjectImage {
    let table = try sectionTable()
    let ranges = try ranges(of: names, in: table, names: try nameTable(table))
    return ObjectImage(
      architecture: architecture, isBigEndian: isBigEndian, is64Bit: is64Bit,
      sections: try SectionRange.contents(of: ranges, in: region))
  }

  // MARK: - Sections

  private struct Section {
    let name: UInt32
    let type: UInt32
    let flags: UInt64
    let offset: UInt64
    let size: UInt64
    let link: UInt32
  }

  private var entrySize: Int { is64Bit ? 64 : 40 }

  private var tableOffset: UInt64 { header.word(at: is64Bit ? 40 : 32, is64Bit: is64Bit) }

  private func sectionTable() throws(ObjectFileError) -> HeaderBytes {
    let size = header.uint16(at: is64Bit ? 58 : 46)
    let counted = header.uint16(at: is64Bit ? 60 : 48)
    guard tableOffset != 0 else { throw Self.stripped }
    guard Int(size) == entrySize else {
      throw .damaged("the headers of sections have \(size) bytes each, and not \(entrySize)")
    }
    var count = UInt64(counted)
    if count == 0 {
      // The extension: the first header, of no section, has the number.
      count = section(0, in: try table(of: 1)).size
      guard count > 0 else { throw Self.stripped }
    }
    let (bytes, overflows) = count.multipliedReportingOverflow(by: UInt64(entrySize))
    guard !overflows, region.contains(tableOffset, bytes) else {
      throw .damaged(
        "the table of sections is outside: it has \(count) entries at byte \(tableOffset), and \(region.name) has "
          + "\(region.count) bytes")
    }
    return try table(of: count)
  }

  private func table(of count: UInt64) throws(ObjectFileError) -> HeaderBytes {
    var table = try region.bytes("the table of sections", at: tableOffset, count: count * UInt64(entrySize))
    table.isBigEndian = isBigEndian
    return table
  }

  private func section(_ index: Int, in table: HeaderBytes) -> Section {
    let start = index * entrySize
    func word(_ wide: Int, _ narrow: Int) -> UInt64 {
      table.word(at: start + (is64Bit ? wide : narrow), is64Bit: is64Bit)
    }
    return Section(
      name: table.uint32(at: start), type: table.uint32(at: start + 4), flags: word(8, 8), offset: word(24, 16),
      size: word(32, 20), link: table.uint32(at: start + (is64Bit ? 40 : 24)))
  }

  private func nameTable(_ table: HeaderBytes) throws(ObjectFileError) -> [UInt8] {
    let counted = header.uint16(at: is64Bit ? 62 : 50)
    let count = table.bytes.count / entrySize
    let index = counted == Self.extendedIndex ? Int(section(0, in: table).link) : Int(counted)
    guard index != 0 else { throw Self.stripped }
    guard index < count else {
      throw .damaged("the names of sections are in section \(index), and there are \(count) sections")
    }
    let names = section(index, in: table)
    guard names.type != Self.noBits else { throw .damaged("the table of section names has no bytes in \(region.name)") }
    return try region.bytes("the table of section names", at: names.offset, count: names.size).bytes
  }

  private func ranges(
    of wanted: [SectionName], in table: HeaderBytes, names: [UInt8]
  ) throws(ObjectFileError) -> [SectionRange] {
    let spelled = wanted.map { (name: $0, bytes: Array($0.elf.utf8) + [0]) }
    var ranges: [SectionRange] = []
    for index in 1..<max(1, table.bytes.count / entrySize) {
      let name = table.uint32(at: index * entrySize)
      guard Int(name) < names.count else {
        throw .damaged("the name of section \(index) is at byte \(name) of \(names.count) bytes of names")
      }
      let rest = names[Int(name)...]
      guard let match = spelled.first(where: { rest.starts(with: $0.bytes) }) else { continue }
      let section = section(index, in: table)
      guard try isUsable(section, match.name.elf) else { continue }
      ranges.append(
        SectionRange(name: match.name, spelling: match.name.elf, offset: section.offset, size: section.size))
    }
    return ranges
  }

  /// The section is one that a program loads; the library does not look at others either.
  private func isUsable(_ section: Section, _ name: String) throws(ObjectFileError) -> Bool {
    if section.type == Self.noBits, section.size > 0 {
      throw ObjectFileError(
        "the section '\(name)' has no bytes in \(region.name), as in files of debugging information",
        waysOut: ["Name the executable or the library that it belongs to."])
    }
    guard section.type == Self.programBits, section.flags & Self.allocated != 0 else { return false }
    guard section.flags & Self.compressed == 0 else {
      throw ObjectFileError(
        "the section '\(name)' is compressed",
        waysOut: ["Name the file as it was linked: a program cannot read the section either."])
    }
    return true
  }

  private static let stripped = ObjectFileError(
    "the file has no table of sections, so that descriptions cannot be found",
    waysOut: ["Name the file as it was linked.", "Shorten it with 'strip', which leaves the table as it is."])

  // MARK: - Architecture

  /// Source: the registry of e_machine values.
  private static let machines: [UInt16: String] = [
    3: "i386", 8: "mips", 20: "powerpc", 21: "powerpc64", 22: "s390x", 40: "arm", 43: "sparcv9", 62: "x86_64",
    183: "aarch64", 243: "riscv", 258: "loongarch",
  ]

  private var architecture: String {
    let machine = header.uint16(at: 18)
    return Self.machines[machine] ?? "machine \(machine)"
  }
}
