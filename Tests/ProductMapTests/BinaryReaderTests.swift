import MadeBinaries
import ObjectFiles
import ProductMap
import RecordFormat
import SeededNumbers
import Testing

@Suite struct BinaryReaderTests {
  private static var expected: ProductContents {
    func place(_ file: String, _ line: Int) -> DeclarationPlace {
      DeclarationPlace(module: String(file.prefix { $0 != "/" }), file: file, line: line)
    }
    var contents = ProductContents(product: "App", origin: .binary)
    contents.bindings = [
      Binding(
        protocols: ["any Player"], adapter: "VideoPlayer", scope: "host", host: "any Session",
        place: place("App/Player.swift", 3))
    ]
    contents.requirements = [
      Requirement(
        protocolName: "any Player", isRequired: true, owner: "Page", property: "player",
        place: place("Feed/Page.swift", 9))
    ]
    contents.components = [Component(name: "header", className: "Header", place: place("Feed/Header.swift", 4))]
    contents.modules = [
      Module(
        id: "7", className: "ShareModule", policy: ".reuse", gate: "login", place: place("Share/ShareModule.swift", 5))
    ]
    contents.handlers = [
      Handler(
        action: "ShowItem", function: "show", target: "ShareModule", condition: "focusTitle, newPlayer=on",
        place: place("Share/ShareModule.swift", 12))
    ]
    return contents
  }

  @Test(arguments: [(true, false), (true, true), (false, false), (false, true)])
  func `Everything that is declared is read, in ELF and Mach-O, whatever the byte order`(
    is64Bit: Bool, isBigEndian: Bool
  ) throws {
    let product = MadeProduct(MadeApp.all)
    var elf = ELFWriter(product.elfSections(isBigEndian: isBigEndian))
    (elf.is64Bit, elf.isBigEndian) = (is64Bit, isBigEndian)
    var machO = MachOWriter(product.machOSections(isBigEndian: isBigEndian))
    (machO.is64Bit, machO.isBigEndian) = (is64Bit, isBigEndian)
    for bytes in [elf.bytes, machO.bytes] {
      let read = try MadeApp.read(bytes)
      #expect(read.contents == Self.expected)
      #expect(read.passedOver == [] && read.records == 5)
    }
  }

  @Test func `The order of the sections does not matter`() throws {
    #expect(try MadeApp.product(MadeApp.all.reversed()).contents == Self.expected)
  }

  @Test func `An adapter of several protocols is one binding`() throws {
    let adapter = RecordDescription.adapter("Both", for: ["any B", "any A"], at: "App/Both.swift", line: 1)
    let contents = try MadeApp.product([adapter]).contents
    #expect(contents.bindings.map(\.protocols) == [["any A", "any B"]])
    #expect(contents.undescribed == [])
  }

  @Test func `What C registers is joined with its record by kind`() throws {
    func made(_ kind: RecordKind, _ key: String, _ name: String) -> RecordDescription {
      var description = RecordDescription.made(kind, [("service", "Words"), (key, name)], at: "Text/words.c", line: 2)
      description.identity = 0
      return description
    }
    var product = MadeProduct([made(.cAdapter, "adapter", "plain"), made(.cRequirement, "requirement", "needed")])
    product.undescribed = [(.cAdapter, [0])]
    let contents = try MadeApp.read(product.elf).contents
    #expect(contents.bindings.map(\.protocols) == [["Words"]] && contents.bindings.map(\.adapter) == ["plain"])
    #expect(contents.requirements.map(\.name) == ["needed"] && contents.requirements.map(\.isRequired) == [true])
    #expect(contents.undescribed == [UndescribedRecords(kind: 6, count: 1, hints: [0])])
  }

  @Test func `Records without a description are counted, with their hints`() throws {
    var product = MadeProduct([MadeApp.header])
    product.undescribed = [(.adapter, [9, 3]), (.requirement, [4]), (.adapter, [1])]
    let read = try MadeApp.read(product.elf)
    #expect(
      read.contents.undescribed
        == [
          UndescribedRecords(kind: 1, count: 2, hints: [1, 3, 9]), UndescribedRecords(kind: 2, count: 1, hints: [4]),
        ])
    #expect(read.contents.components.count == 1 && read.records == 4)
  }

  @Test func `What is not known is passed over, and said`() throws {
    var newer = MadeProduct([MadeApp.player])
    newer.version = 2
    var orphans = MadeProduct([MadeApp.header, .made(RecordKind(rawValue: 90), [], at: "A/a.swift", line: 1)])
    orphans.undescribed = [(RecordKind(rawValue: 91), [1])]
    let incomplete = MadeProduct([.made(.module, [("id", "7")], at: "A/a.swift", line: 1)])
    var otherVersion = MadeApp.share.words
    otherVersion[0] = otherVersion[0] & ~0xFF00_0000 | UInt64(UInt8(ascii: "2")) << 24
    let later = otherVersion.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    let file = ELFWriter([
      MadeSection("sk_names", orphans.names + later + incomplete.names, flags: 2),
      MadeSection(
        "sk_records",
        newer.records() + [0, 0, 0, 0, 0, 0, 0, 0] + Array(orphans.records().dropFirst(24)) + incomplete.records()),
    ])
    let read = try MadeApp.read(file.bytes)
    #expect(
      read.passedOver
        == [
          "1 description in another version of the format", "1 description of records that are not there",
          "1 description of unknown kinds", "1 description without the keys of the kind",
          "1 record in version 2 of the layout",
          "1 record of the unknown kind 91", "1 record of the unknown kind 90",
        ].sorted())
    #expect(read.contents.undescribed == [UndescribedRecords(kind: 4, count: 1, hints: [0])])
  }

  @Test func `A file without records has no contents`() throws {
    let read = try MadeApp.read(ELFWriter([MadeSection(".text", [0xC3])]).bytes)
    #expect(read.contents == ProductContents(product: "App", origin: .binary) && read.records == 0)
  }

  // MARK: - Architectures

  @Test func `Architectures of the same contents are one product`() throws {
    let file = MadeProduct(MadeApp.all).machO
    let read = try BinaryReader.read(
      UniversalWriter([(0x0100_000C, 0, file), (0x0100_0007, 3, file)]).bytes, product: "App")
    #expect(read.count == 1 && read[0].architectures == ["arm64", "arm64"])
  }

  @Test func `Architectures of other contents are apart`() throws {
    let one = MadeProduct(MadeApp.all).machO
    var other = MachOWriter(MadeProduct([MadeApp.header]).machOSections())
    other.processor = 0x0100_0007
    let read = try BinaryReader.read(
      UniversalWriter([(0x0100_000C, 0, one), (0x0100_0007, 3, other.bytes)]).bytes, product: "App")
    #expect(read.map(\.architectures) == [["arm64"], ["x86_64"]])
    #expect(read.map(\.records) == [5, 1])
  }

  @Test func `A program and its libraries are one`() throws {
    let program = try BinaryReader.read(MadeProduct([MadeApp.playing]).elf, product: "App", path: "App")
    let library = try BinaryReader.read(MadeProduct([MadeApp.player]).elf, product: "libApp", path: "libApp.so")
    let together = try InspectedBinary.together([program, library])
    #expect(together.map(\.records) == [2] && together[0].contents.product == "App")
    #expect(together[0].contents.bindings.count == 1 && together[0].contents.requirements.count == 1)
  }

  @Test func `A library for another architecture does not belong to a program`() throws {
    let program = try BinaryReader.read(MadeProduct([MadeApp.playing]).elf, product: "App", path: "App")
    let library = try BinaryReader.read(MadeProduct([MadeApp.player]).machO, product: "libApp", path: "libApp.dylib")
    #expect(
      throws: ObjectFileError(
        "'libApp.dylib' has no code for x86_64, but for arm64",
        waysOut: ["Name files of one build: a program and its libraries have the same architectures."])
    ) { try InspectedBinary.together([program, library]) }
  }

  @Test(arguments: [
    ("a/Lite", "Lite"), ("libFeed.so", "libFeed"), ("App.debug.exe", "App.debug"), (".hidden", ".hidden"),
  ])
  func `A product is named like its file`(path: String, name: String) {
    #expect(BinaryReader.product(ofFile: path) == name)
  }

  // MARK: - Damage

  private static let way = "Build the file anew, or copy it anew: it is damaged."

  @Test func `Descriptions that are damaged say where`() {
    let file = ELFWriter([MadeSection("sk_names", MadeProduct([MadeApp.header]).names + Array("nonsense".utf8) + [1])])
    #expect(
      throws: ObjectFileError(
        "the descriptions cannot be read: A truncated header at byte 88 of the description section", waysOut: [Self.way]
      )
    ) { try MadeApp.read(file.bytes) }
  }

  @Test func `Records that are cut off say where`() {
    let file = ELFWriter([MadeSection("sk_records", MadeProduct(MadeApp.all).records() + [1, 0, 1])])
    #expect(
      throws: ObjectFileError("the section of records ends within a record, at byte 120", waysOut: [Self.way])
    ) { try MadeApp.read(file.bytes) }
  }

  @Test func `Products with wrong bytes end with contents or an error, and checks of them end`() {
    var numbers = SeededGenerator(seed: 88)
    let product = MadeProduct(MadeApp.all)
    let files = [product.elf, product.machO]
    for _ in 0..<5_000 {
      var file = files[Int.random(in: 0..<2, using: &numbers)]
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        file[Int.random(in: 64..<file.count, using: &numbers)] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      }
      guard let read = try? BinaryReader.read(file, product: "App") else { continue }
      let declared = read[0].contents.bindings.count + read[0].contents.requirements.count
      #expect(declared <= read[0].records)
      _ = ProductChecks(owners: ModuleOwners(products: ["App"])).findings(in: read)
    }
  }
}
