import MadeBinaries
import ProductMap
import RecordFormat
import Testing

/// A fault of each kind that a binary can have.
@Suite struct ProductChecksTests {
  private static func place(_ file: String, _ line: Int) -> DeclarationPlace {
    DeclarationPlace(module: String(file.prefix { $0 != "/" }), file: file, line: line)
  }

  private static func adapter(
    _ name: String, _ type: String = "any Player", variant: String? = nil, at file: String = "App/More.swift",
    line: Int = 1
  ) -> RecordDescription {
    .adapter(name, for: [type], variant: variant, at: file, line: line)
  }

  @Test func `A product in which everything is bound once has no findings`() throws {
    #expect(try MadeApp.findings(MadeApp.all) == [])
  }

  // MARK: - Bindings

  private static let libraryWay = "If a library of the program has it, inspect both as one: --together."

  private static func missing(_ message: String, related: [ProductFinding.Related] = []) -> ProductFinding {
    ProductFinding(
      check: .missingBinding, product: "App", message: message, place: place("Feed/Page.swift", 9), related: related,
      waysOut: [
        "Bind one in a target that App links: @Adapter((any Player).self) on a class.",
        "If a product may be without, make the requirement optional: (any Player)?.", libraryWay,
      ])
  }

  @Test func `A protocol that is required and not bound is found once, with everything that requires it`() throws {
    let other = RecordDescription.requirement("any Player", of: "Bar", "player", at: "Feed/Bar.swift", line: 2)
    #expect(
      try MadeApp.findings([MadeApp.playing, other]) == [
        ProductFinding(
          check: .missingBinding, product: "App",
          message: "'any Player' is required by Bar.player and has no adapter in App",
          place: Self.place("Feed/Bar.swift", 2),
          related: [.init("Page.player requires it here", Self.place("Feed/Page.swift", 9))],
          waysOut: Self.missing("").waysOut)
      ])
  }

  @Test func `An optional requirement may be without an adapter`() throws {
    let optional = RecordDescription.requirement(
      "any Player", isRequired: false, of: "Page", "player", at: "Feed/Page.swift", line: 9)
    #expect(try MadeApp.findings([optional]) == [])
  }

  @Test(arguments: ["any Feed.Player", "Feed::Player", "(any Player & Sendable)", "any Player"])
  func `A name with its module and one without it can be the same protocol`(type: String) throws {
    #expect(try MadeApp.findings([MadeApp.playing, Self.adapter("Player", type)]) == [])
  }

  @Test func `Names with different modules are different protocols`() throws {
    let need = RecordDescription.requirement("any Feed.Player", of: "Page", "player", at: "Feed/Page.swift", line: 9)
    let found = try MadeApp.findings([need, Self.adapter("Player", "any Bar.Player")])
    #expect(found.map(\.message) == ["'any Feed.Player' is required by Page.player and has no adapter in App"])
  }

  @Test func `The order of a composition does not matter`() throws {
    let need = RecordDescription.requirement("any B & Feed.A", of: "Page", "both", at: "Feed/Page.swift", line: 9)
    #expect(try MadeApp.findings([need, Self.adapter("Both", "any A & B")]) == [])
  }

  @Test func `A requirement that is bound for one arm only is found`() throws {
    #expect(
      try MadeApp.findings([MadeApp.playing, Self.adapter("New", variant: "newPlayer=on")]) == [
        Self.missing(
          "'any Player' is required by Page.player and has an adapter in App for the arm 'on' of 'newPlayer' only")
      ])
  }

  @Test func `An adapter without a description may be the one that is required`() throws {
    for hint in [RecordHint.hint(ofType: "any Player"), 0] {
      var product = MadeProduct([MadeApp.playing])
      product.undescribed = [(.adapter, [hint])]
      let read = try MadeApp.read(product.elf)
      #expect(ProductChecks(owners: ModuleOwners(products: [])).findings(in: [read]) == [])
    }
    var product = MadeProduct([MadeApp.playing])
    product.undescribed = [(.adapter, [RecordHint.hint(ofType: "any Other")])]
    let read = try MadeApp.read(product.elf)
    let found = ProductChecks(owners: ModuleOwners(products: [])).findings(in: [read])
    #expect(found == [Self.missing("'any Player' is required by Page.player and has no adapter in App")])
  }

  @Test func `A service of C that is required and not registered is found`() throws {
    var need = RecordDescription.made(
      .cRequirement, [("service", "Words"), ("requirement", "words")], at: "T/t.c", line: 4)
    need.identity = 0
    // A protocol of the same name is no service.
    let adapter = Self.adapter("Words", "any Words")
    #expect(
      try MadeApp.findings([need, adapter]) == [
        ProductFinding(
          check: .missingBinding, product: "App",
          message: "The C service 'Words' is required by words and has no adapter in App",
          place: Self.place("T/t.c", 4),
          waysOut: [
            "Register one with SK_C_ADAPTER in a target that App links.",
            "If nothing needs it, remove SK_C_REQUIREMENT.",
            Self.libraryWay,
          ])
      ])
  }

  @Test func `Two adapters for one protocol are found`() throws {
    #expect(
      try MadeApp.findings([
        MadeApp.player, Self.adapter("Second", "any Feed.Player", at: "Extra/Second.swift", line: 8),
      ]) == [
        ProductFinding(
          check: .duplicateBinding, product: "App",
          message: "'any Feed.Player' has 2 adapters: App.VideoPlayer and Extra.Second",
          place: Self.place("App/Player.swift", 3),
          related: [.init("Extra.Second is bound here", Self.place("Extra/Second.swift", 8))],
          waysOut: [
            "Keep one of them in App, and move the others to targets that it does not link.",
            "If they are the arms of an experiment, say so: variant: (.key, \"arm\"), another arm for each.",
            "If these are two protocols of one name, write each with its module: any Module.Name.",
          ])
      ])
  }

  @Test(
    arguments: [
      (["e=on", "e=off"], 0), (["e=on", "e=on"], 1), (["e=on", "f=off"], 1), (["e=on", nil], 1),
      (["e=on", "e=off", "e=x=y"], 0),
    ] as [([String?], Int)])
  func `Several adapters are right only where each is another arm of one experiment`(variants: [String?], count: Int)
    throws
  {
    let adapters = variants.enumerated().map { Self.adapter("A\($0.offset)", variant: $0.element, line: $0.offset + 1) }
    #expect(try MadeApp.findings(adapters).count == count)
  }

  @Test func `Protocols that are written with different modules are not bound twice`() throws {
    #expect(
      try MadeApp.findings([Self.adapter("A", "any X.Player"), Self.adapter("B", "any Y.Player", line: 2)]) == [])
  }

  @Test func `Two adapters of one service in C are found`() throws {
    let adapters = [1, 2].map { line in
      var adapter = RecordDescription.made(
        .cAdapter, [("service", "Words"), ("adapter", "a\(line)")], at: "T/t.c", line: line)
      adapter.identity = 0
      return adapter
    }
    #expect(
      try MadeApp.findings(adapters) == [
        ProductFinding(
          check: .duplicateBinding, product: "App", message: "The C service 'Words' has 2 adapters: T.a1 and T.a2",
          place: Self.place("T/t.c", 1), related: [.init("T.a2 is bound here", Self.place("T/t.c", 2))],
          waysOut: ["Keep one of them in App, and move the others to targets that it does not link."])
      ])
  }

  // MARK: - Names and handlers

  @Test func `A name of two components and an id of two modules are found`() throws {
    let found = try MadeApp.findings([
      MadeApp.header, .component("header", "Other", at: "App/Other.swift", line: 1), MadeApp.share,
      .module("7", "Second", at: "App/Second.swift", line: 2),
    ])
    #expect(
      found == [
        ProductFinding(
          check: .duplicateComponent, product: "App",
          message: "The component 'header' is declared 2 times: App.Other and Feed.Header",
          place: Self.place("App/Other.swift", 1),
          related: [.init("Feed.Header is declared here", Self.place("Feed/Header.swift", 4))],
          waysOut: [
            "Give each a name of its own: scenes find a component by it.",
            "If only one of them is meant for App, do not link the target of the other.",
          ]),
        ProductFinding(
          check: .duplicateModule, product: "App",
          message: "The module id '7' is declared 2 times: App.Second and Share.ShareModule",
          place: Self.place("App/Second.swift", 2),
          related: [.init("Share.ShareModule is declared here", Self.place("Share/ShareModule.swift", 5))],
          waysOut: [
            "Give each an id of its own: server data opens a module by it.",
            "If only one of them is meant for App, do not link the target of the other.",
          ]),
      ])
  }

  private static func handler(_ line: Int, _ conditions: [(String, String)]) -> RecordDescription {
    .handler("ShowItem", "show\(line)", conditions, at: "App/Show.swift", line: line)
  }

  @Test func `Two handlers of one action for the same state are found`() throws {
    #expect(
      try MadeApp.findings([
        Self.handler(1, [("state", "night")]), Self.handler(2, [("state", "night")]), Self.handler(3, []),
      ])
        == [
          ProductFinding(
            check: .duplicateHandler, product: "App",
            message: "'ShowItem' has 2 handlers in the state 'night': App.show1 and App.show2",
            place: Self.place("App/Show.swift", 1),
            related: [.init("App.show2 handles it here", Self.place("App/Show.swift", 2))],
            waysOut: [
              "Keep one of them in App, and move the others to targets that it does not link.",
              "If each is for another case, say so: in: .state, variant: (.key, \"arm\") or setting: (.key, \"value\").",
              "If these are two actions of one name, write each with its module: @Handles(Module.Name.self).",
            ])
        ])
  }

  @Test(
    arguments: [
      ([[], [("state", "a")], [("state", "b")]], 0), ([[], []], 1), ([[("variant", "e=1")], [("variant", "e=2")]], 0),
      ([[("variant", "e=1")], [("variant", "e=1")]], 1), ([[("variant", "e=1")], []], 1),
      ([[("state", "a"), ("setting", "m=1")], [("state", "a"), ("setting", "m=2")], [("state", "b")]], 0),
      ([[("state", "a"), ("setting", "m=1")], [("state", "a")]], 1),
    ] as [([[(String, String)]], Int)])
  func `Handlers are told apart as the mediator does`(conditions: [[(String, String)]], count: Int) throws {
    let handlers = conditions.enumerated().map { Self.handler($0.offset + 1, $0.element) }
    #expect(try MadeApp.findings(handlers).count == count)
  }

  // MARK: - Products

  private static let foreign = ProductFinding(
    check: .foreignModule, product: "App",
    message: "App contains a declaration of the module 'Lite', which belongs to the product Lite",
    place: place("Lite/Saver.swift", 6), related: [.init("the adapter Saver", place("Lite/Saver.swift", 6))],
    waysOut: [
      "Remove 'Lite' from what App links: a target is linked also where no code imports it.",
      "If it is for several products, move it to a module that belongs to none of them.",
    ])

  @Test func `An adapter of another product's module is found`() throws {
    let saver = Self.adapter("Saver", "any Saving", at: "Lite/Saver.swift", line: 6)
    #expect(try MadeApp.findings([saver], owners: ModuleOwners(products: ["App", "Lite"])) == [Self.foreign])
    #expect(try MadeApp.findings([saver], owners: ModuleOwners(products: ["App"])) == [])
  }

  @Test func `A module that a project lists for one other product only is that product's`() throws {
    let saver = Self.adapter("Saver", "any Saving", at: "Saving/Saver.swift", line: 6)
    let shared = ModuleOwners(products: ["App"], listed: ["App": ["Saving"], "Lite": ["Saving"]])
    #expect(try MadeApp.findings([saver], owners: shared) == [])
    let owned = ModuleOwners(products: ["App"], listed: ["App": [], "Lite": ["Saving"]])
    #expect(
      try MadeApp.findings([saver], owners: owned).map(\.message)
        == ["App contains a declaration of the module 'Saving', which belongs to the product Lite"])
  }

  @Test func `A product's name is made the name of a module as package managers do it`() throws {
    let saver = Self.adapter("Saver", "any Saving", at: "my_app_2/Saver.swift", line: 6)
    let found = try MadeApp.findings([saver], owners: ModuleOwners(products: ["App", "my-app 2"]))
    #expect(
      found.map(\.message) == [
        "App contains a declaration of the module 'my_app_2', which belongs to the product my-app 2"
      ])
  }

  @Test func `A module that is forbidden is found`() throws {
    let owners = ModuleOwners(products: [], forbidden: ["Share"])
    #expect(
      try MadeApp.findings(MadeApp.all, owners: owners).map(\.message)
        == ["App contains 2 declarations of the module 'Share', which is forbidden here"])
  }

  @Test func `A file that declares nothing is found, since it may be the wrong one`() throws {
    #expect(
      try MadeApp.findings([]) == [
        ProductFinding(
          check: .noDeclarations, product: "App", message: "App declares nothing", place: nil,
          waysOut: [
            "Name the executable itself; with --together, also the libraries that have its adapters.",
            "If it should have adapters: a static archive gives them only where it is linked whole.",
          ])
      ])
  }

  @Test func `Architectures that differ are found`() throws {
    var other = MachOWriter(MadeProduct([MadeApp.header]).machOSections())
    other.processor = 0x0100_0007
    let file = UniversalWriter([(0x0100_000C, 0, MadeProduct(MadeApp.all).machO), (0x0100_0007, 3, other.bytes)])
    let read = try BinaryReader.read(file.bytes, product: "App", path: "out/App")
    #expect(
      ProductChecks(owners: ModuleOwners(products: ["App"])).findings(in: read) == [
        ProductFinding(
          check: .differentArchitectures, product: "App",
          message: "'out/App' does not declare the same for arm64 and x86_64", place: nil,
          waysOut: ["Build every architecture of the same sources, with the same flags and the same targets."])
      ])
  }

  @Test func `What is wrong with one architecture only says with which`() throws {
    var other = MachOWriter(MadeProduct([MadeApp.playing]).machOSections())
    other.processor = 0x0100_0007
    let file = UniversalWriter([(0x0100_000C, 0, MadeProduct(MadeApp.all).machO), (0x0100_0007, 3, other.bytes)])
    let read = try BinaryReader.read(file.bytes, product: "App")
    let found = ProductChecks(owners: ModuleOwners(products: ["App"])).findings(in: read)
    #expect(found.map(\.check) == [.differentArchitectures, .missingBinding])
    #expect(found.map(\.product) == ["App", "App (x86_64)"])
  }

  @Test func `Many names of one protocol do not take longer each`() throws {
    let adapters = (0..<5_000).map { Self.adapter("A\($0)", "any M\($0).P", line: $0) }
    let needs = (0..<5_000).map {
      RecordDescription.requirement("any P", of: "O\($0)", "p", at: "A/a.swift", line: $0)
    }
    #expect(try MadeApp.findings(adapters + needs) == [])
  }
}
