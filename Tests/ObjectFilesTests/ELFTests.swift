import MadeBinaries
import ObjectFiles
import Testing

/// Files of ELF, made byte by byte.
@Suite struct ELFTests {
  private static let sections = [
    MadeSection(".text", [0xC3, 0xC3], flags: 6), MadeSection("sk_names", [1, 2, 3]),
    MadeSection(".data", [9], flags: 3),
    MadeSection("sk_records", [4, 5, 6, 7], flags: 3),
  ]

  static let forms: [(is64Bit: Bool, isBigEndian: Bool)] = [(true, false), (true, true), (false, false), (false, true)]

  @Test(arguments: forms)
  func `Sections are found in both sizes and both byte orders`(is64Bit: Bool, isBigEndian: Bool) throws {
    var writer = ELFWriter(Self.sections)
    (writer.is64Bit, writer.isBigEndian) = (is64Bit, isBigEndian)
    let images = try Wanted.images(in: writer.bytes)
    #expect(images.count == 1)
    #expect(images[0].sections == [Wanted.names: [1, 2, 3], Wanted.records: [4, 5, 6, 7]])
    #expect(images[0].is64Bit == is64Bit && images[0].isBigEndian == isBigEndian)
  }

  @Test(arguments: [(62, "x86_64"), (183, "aarch64"), (22, "s390x"), (999, "machine 999")] as [(UInt16, String)])
  func `An architecture has its name`(machine: UInt16, name: String) throws {
    var writer = ELFWriter(Self.sections)
    writer.machine = machine
    #expect(try Wanted.images(in: writer.bytes).map(\.architecture) == [name])
  }

  @Test(arguments: [1, 2, 3] as [UInt16])
  func `Relocatable objects, executables and libraries are read alike`(type: UInt16) throws {
    var writer = ELFWriter(Self.sections)
    writer.type = type
    #expect(try Wanted.images(in: writer.bytes)[0].sections.count == 2)
  }

  @Test func `Sections of one name are put together in their order`() throws {
    let writer = ELFWriter([MadeSection("sk_names", [1]), MadeSection(".text", [0]), MadeSection("sk_names", [2])])
    #expect(try Wanted.images(in: writer.bytes)[0].sections == [Wanted.names: [1, 2]])
  }

  @Test func `A longer name is another name`() throws {
    let writer = ELFWriter([MadeSection("sk_names2", [1]), MadeSection("xsk_names", [2]), MadeSection("sk_name", [3])])
    #expect(try Wanted.images(in: writer.bytes)[0].sections.isEmpty)
  }

  // https://sourceware.org/bugzilla/show_bug.cgi?id=5900
  @Test(arguments: [forms[0], forms[3]])
  func `More sections than the header can count are found by the first entry`(is64Bit: Bool, isBigEndian: Bool) throws {
    let many = (0..<65_300).map { MadeSection("s\($0)", []) }
    var writer = ELFWriter(many + Self.sections)
    (writer.is64Bit, writer.isBigEndian, writer.isExtended) = (is64Bit, isBigEndian, true)
    #expect(
      try Wanted.images(in: writer.bytes)[0].sections == [Wanted.names: [1, 2, 3], Wanted.records: [4, 5, 6, 7]])
  }

  @Test func `A section that the program does not load is not looked at, since the program does not see it either`()
    throws
  {
    let writer = ELFWriter([MadeSection("sk_names", [1], flags: 0), MadeSection("sk_records", [2], type: 7)])
    #expect(try Wanted.images(in: writer.bytes)[0].sections.isEmpty)
  }

  @Test func `A section of no bytes is there`() throws {
    #expect(try Wanted.images(in: ELFWriter([MadeSection("sk_names", [])]).bytes)[0].sections == [Wanted.names: []])
  }

  // MARK: - Errors

  @Test func `A file without a table of sections says that descriptions cannot be found`() {
    var writer = ELFWriter(Self.sections)
    writer.isStripped = true
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError(
          "the file has no table of sections, so that descriptions cannot be found",
          waysOut: ["Name the file as it was linked.", "Shorten it with 'strip', which leaves the table as it is."]))
  }

  @Test func `A memory dump is refused`() {
    var writer = ELFWriter(Self.sections)
    writer.type = 4
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError("this is a memory dump", waysOut: ["Name the executable that it is of."]))
  }

  @Test func `A compressed section is refused`() {
    let writer = ELFWriter([MadeSection("sk_names", [1], flags: 0x802)])
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError(
          "the section 'sk_names' is compressed",
          waysOut: ["Name the file as it was linked: a program cannot read the section either."]))
  }

  @Test func `A file of debugging information is refused`() {
    let writer = ELFWriter([MadeSection("sk_names", [1], type: 8)])
    #expect(
      Wanted.error(in: writer.bytes)
        == ObjectFileError(
          "the section 'sk_names' has no bytes in the file, as in files of debugging information",
          waysOut: ["Name the executable or the library that it belongs to."]))
  }

  private static func damaged(_ fact: String) -> ObjectFileError {
    ObjectFileError(fact, waysOut: ["Build the file anew, or copy it anew: it is damaged."])
  }

  @Test func `A section beyond the end says where it would be`() {
    var section = MadeSection("sk_names", [1])
    section.claimedOffset = 1 << 40
    #expect(
      Wanted.error(in: ELFWriter([section]).bytes)
        == Self.damaged(
          "the section 'sk_names' is outside: it has 1 bytes at byte 1099511627776, and the file has 288 bytes"))
  }

  @Test func `A size that wraps around is beyond the end`() {
    var section = MadeSection("sk_names", [1])
    section.claimedSize = .max - 8
    #expect(
      Wanted.error(in: ELFWriter([section]).bytes)
        == Self.damaged(
          "the section 'sk_names' is outside: it has 18446744073709551607 bytes at byte 64, and the file has 288 bytes")
    )
  }

  @Test func `Sections that lie on one another are refused, since together they could be larger than the file`() {
    var section = MadeSection("sk_records", [2])
    section.claimedOffset = 64
    #expect(
      Wanted.error(in: ELFWriter([MadeSection("sk_names", [1]), section]).bytes)
        == Self.damaged(
          "the section 'sk_names' at byte 64 and the section 'sk_records' at byte 64 lie on one another"))
  }

  @Test func `A number of sections that the file cannot hold is refused`() {
    var bytes = ELFWriter(Self.sections).bytes
    bytes.replaceSubrange(60..<62, with: [0xFF, 0xFE])
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged(
          "the table of sections is outside: it has 65279 entries at byte 144, and the file has 528 bytes"))
  }

  @Test func `Headers of another size are refused`() {
    var bytes = ELFWriter(Self.sections).bytes
    bytes[58] = 65
    #expect(Wanted.error(in: bytes) == Self.damaged("the headers of sections have 65 bytes each, and not 64"))
  }

  @Test func `Names that are in no section are refused`() {
    var bytes = ELFWriter(Self.sections).bytes
    bytes[62] = 9
    #expect(Wanted.error(in: bytes) == Self.damaged("the names of sections are in section 9, and there are 6 sections"))
  }

  @Test func `A name beyond the names is refused`() {
    var bytes = ELFWriter(Self.sections).bytes
    bytes[144 + 64 + 1] = 1
    #expect(Wanted.error(in: bytes) == Self.damaged("the name of section 1 is at byte 257 of 43 bytes of names"))
  }

  @Test func `An unknown class is refused`() {
    var bytes = ELFWriter(Self.sections).bytes
    bytes[4] = 3
    #expect(
      Wanted.error(in: bytes)
        == Self.damaged("the ELF header has the class 3 and the byte order 1, which there are not"))
  }

  @Test func `A header that is cut off says how much there is`() {
    #expect(
      Wanted.error(in: Array(ELFWriter(Self.sections).bytes.prefix(20)))
        == Self.damaged("the ELF header is outside: it has 64 bytes at byte 0, and the file has 20 bytes"))
  }
}
