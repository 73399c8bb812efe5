import MadeBinaries
import ObjectFiles
import Testing

/// Files of Mach-O, made byte by byte.
@Suite struct MachOTests {
  private static let sections = [
    MadeSection("__TEXT,__text", [0xC3]), MadeSection("__TEXT,__sk_names", [1, 2, 3]),
    MadeSection("__DATA,__data", [9]),
    MadeSection("__DATA_CONST,__sk_records", [4, 5, 6, 7]),
  ]

  @Test(arguments: ELFTests.forms)
  func `Sections are found in both sizes and both byte orders`(is64Bit: Bool, isBigEndian: Bool) throws {
    var writer = MachOWriter(Self.sections)
    (writer.is64Bit, writer.isBigEndian) = (is64Bit, isBigEndian)
    let images = try Wanted.images(in: writer.bytes)
    #expect(images.map(\.sections) == [[Wanted.names: [1, 2, 3], Wanted.records: [4, 5, 6, 7]]])
    #expect(images[0].is64Bit == is64Bit && images[0].isBigEndian == isBigEndian)
  }

  @Test(
    arguments: [
      (0x0100_0007, 3, "x86_64"), (0x0100_0007, 8, "x86_64h"), (0x0100_000C, 0, "arm64"),
      (0x0100_000C, 0x8000_0002, "arm64e"), (0x0200_000C, 1, "arm64_32"), (12, 9, "armv7"), (12, 0, "arm"),
      (7, 3, "i386"),
      (18, 0, "ppc"), (0x0100_0012, 0, "ppc64"), (99, 0, "processor 99"),
    ] as [(UInt32, UInt32, String)])
  func `An architecture has its name`(processor: UInt32, kind: UInt32, name: String) throws {
    var writer = MachOWriter(Self.sections)
    (writer.processor, writer.kind) = (processor, kind)
    #expect(try Wanted.images(in: writer.bytes).map(\.architecture) == [name])
  }

  @Test func `A section of the same name in another segment is another section`() throws {
    let writer = MachOWriter([MadeSection("__DATA,__sk_names", [1]), MadeSection("__TEXT,__sk_records", [2])])
    #expect(try Wanted.images(in: writer.bytes)[0].sections.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A universal file has an image for each architecture`(is64Bit: Bool) throws {
    var other = MachOWriter([MadeSection("__TEXT,__sk_names", [7])])
    other.processor = 0x0100_0007
    var writer = UniversalWriter([
      (0x0100_000C, 0, MachOWriter(Self.sections).bytes), (0x0100_0007, 3, other.bytes),
    ])
    writer.is64Bit = is64Bit
    let images = try Wanted.images(in: writer.bytes)
    #expect(images.map(\.architecture) == ["arm64", "x86_64"])
    #expect(images.map { $0.sections[Wanted.names] } == [[1, 2, 3], [7]])
  }

  // MARK: - Errors

  private static func damaged(_ fact: String) -> ObjectFileError {
    ObjectFileError(fact, waysOut: ["Build the file anew, or copy it anew: it is damaged."])
  }

  @Test(
    arguments: [
      (4, "this is a memory dump", "Name the executable that it is of."),
      (9, "this is the stub of a library, without code", "Name the library itself."),
      (10, "this is a file of debugging information", "Name the executable or the library that it belongs to."),
    ] as [(UInt32, String, String)])
  func `A file without code is refused`(type: UInt32, fact: String, way: String) {
    var writer = MachOWriter(Self.sections)
    writer.type = type
    #expect(Wanted.error(in: writer.bytes) == ObjectFileError(fact, waysOut: [way]))
  }

  @Test(arguments: [12, 18] as [UInt32])
  func `A section that the loader makes is refused`(type: UInt32) {
    let writer = MachOWriter([MadeSection("__TEXT,__sk_names", [1], type: type)])
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError(
          "the section '__TEXT,__sk_names' has no bytes in the file, as in files of debugging information",
          waysOut: ["Name the executable or the library that it belongs to."]))
  }

  @Test func `An encrypted section is refused`() {
    var writer = MachOWriter(Self.sections)
    writer.encrypted = 0..<4096
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError(
          "the section '__DATA_CONST,__sk_records' is encrypted",
          waysOut: ["Name the program as it was built, before it went to a store."]))
  }

  @Test func `What is encrypted elsewhere does not matter`() throws {
    var writer = MachOWriter(Self.sections)
    writer.encrypted = 1 << 20..<1 << 21
    #expect(try Wanted.images(in: writer.bytes)[0].sections.count == 2)
  }

  @Test func `A section beyond the end says where it would be`() {
    var section = MadeSection("__TEXT,__sk_names", [1])
    section.claimedOffset = 1 << 30
    #expect(
      Wanted.error(in: MachOWriter([section]).bytes)
        == Self.damaged(
          "the section '__TEXT,__sk_names' is outside: it has 1 bytes at byte 1073741824, and the file has 185 bytes"))
  }

  @Test func `A segment with more sections than its load command holds is refused`() {
    var bytes = MachOWriter([MadeSection("__TEXT,__sk_names", [1])]).bytes
    bytes[32 + 64] = 2
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged("a segment is said to have 2 sections, and its load command has 152 bytes"))
  }

  @Test func `A load command of no length ends the reading`() {
    var bytes = MachOWriter([MadeSection("__TEXT,__sk_names", [1])]).bytes
    bytes[32 + 4] = 0
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged("load command 0 is outside the list of load commands, which has 152 bytes"))
  }

  @Test func `A list of load commands beyond the end is refused`() {
    var bytes = MachOWriter([MadeSection("__TEXT,__sk_names", [1])]).bytes
    bytes[23] = 0x7F
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged(
          "the list of load commands is outside: it has 2130706584 bytes at byte 32, and the file has 185 bytes"))
  }

  @Test func `An architecture beyond the end is refused`() {
    var bytes = UniversalWriter([(0x0100_000C, 0, MachOWriter(Self.sections).bytes)]).bytes
    bytes[16] = 0x7F
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged(
          "the part for arm64 is outside: it has 595 bytes at byte 2130706464, and the file has 640 bytes"))
  }

  @Test func `Architectures that lie on one another are refused`() {
    let part = MachOWriter(Self.sections).bytes
    var bytes = UniversalWriter([(0x0100_000C, 0, part), (0x0100_0007, 3, part)]).bytes
    bytes.replaceSubrange(28 + 8..<28 + 12, with: bytes[8 + 8..<8 + 12])
    #expect(Wanted.error(in: bytes) == Self.damaged("the part for arm64 and the part for x86_64 lie on one another"))
  }

  @Test(arguments: [0, 65] as [UInt8])
  func `A number of architectures that there cannot be is refused`(count: UInt8) {
    var writer = UniversalWriter([(0x0100_000C, 0, MachOWriter(Self.sections).bytes)])
    writer.is64Bit = true
    var bytes = writer.bytes
    bytes[7] = count
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged("the universal file is said to have \(count) architectures, and there may be from 1 to 64"))
  }

  @Test func `An archive in a universal file is named`() {
    let bytes = UniversalWriter([(0x0100_000C, 0, Array("!<arch>\n".utf8))]).bytes
    #expect(
      Wanted.error(in: bytes)?.description
        == "the part for arm64 is an archive of object files, no executable or library of ELF or Mach-O")
  }
}
