import Testing

@testable import Scaffolding

/// What is written into a package that is there.
@Suite struct NewCodeTests {
  private static let adapters: [(String, NewAdapter)] = [
    ("adapter-of-host", NewAdapter(name: "Sharing", products: [], host: "ReaderSession")),
    ("adapter-of-any-host", NewAdapter(name: "Timer", products: ["ReaderLite"], scope: .host)),
    (
      "adapter-of-hosts-by-protocol",
      NewAdapter(name: "Printing", products: ["Lite"], scope: .unique, host: "ReaderSessionCapabilities")
    ),
    ("adapter-shared", NewAdapter(name: "Cache", products: ["Lite"], scope: .shared)),
    ("adapter-of-application", NewAdapter(name: "Clock", products: ["Lite"])),
    ("adapter-unique", NewAdapter(name: "Parser", products: ["Lite"], scope: .unique)),
  ]

  @Test(arguments: adapters)
  func `A new adapter has these files`(fixture: String, adapter: NewAdapter) throws {
    try RecordedFiles(fixture).check(ScratchPackage().edited(adapter.scaffold).changes)
  }

  @Test func `A new component has these files`() throws {
    try RecordedFiles("component").check(
      ScratchPackage().edited(NewComponent(name: "ReadingProgress").scaffold)
        .changes)
  }

  @Test func `A new module has these files`() throws {
    try RecordedFiles("module").check(
      ScratchPackage().edited(NewModule(name: "Login", products: ["Standard", "Lite"]).scaffold).changes)
  }

  @Test func `A new product has these files`() throws {
    try RecordedFiles("product").check(
      ScratchPackage().edited(NewProduct(name: "Kiosk", source: "Lite").scaffold).changes)
  }

  @Test func `Nothing of a product but its own names is another's in the copy`() throws {
    let package = try ScratchPackage()
    try package.folder.write(
      """
      import LiteKit

      /// Literal words stay, and those of Lite do not: isLite, LITE, lite.
      struct LiteRow { let lite = LiteKit.LiteTable("LiteKit", "Lite", "lite-row") }

      """, to: "Sources/ReaderLite/LiteRow.swift")
    try package.folder.write("{\"component\": \"lite-row\"}\n", to: "Sources/ReaderLite/Scenes/lite.json")
    let changes = try NewProduct(name: "Kiosk", source: "Lite").scaffold(in: package.outline()).changes
    let row = changes.first { $0.path == "Sources/ReaderKiosk/KioskRow.swift" }
    #expect(
      String(decoding: row?.new ?? [], as: UTF8.self) == """
        import LiteKit

        /// Literal words stay, and those of Kiosk do not: isKiosk, KIOSK, kiosk.
        struct KioskRow { let lite = LiteKit.LiteTable("KioskKit", "Kiosk", "kiosk-row") }

        """)
    let scene = changes.first { $0.path == "Sources/ReaderKiosk/Scenes/kiosk.json" }
    #expect(String(decoding: scene?.new ?? [], as: UTF8.self) == "{\"component\": \"kiosk-row\"}\n")
  }

  @Test func `A product whose row is computed gets one of its own`() throws {
    let package = try ScratchPackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = ["Lite", "LiteText"]
      let package = Package(
        name: "P",
        targets: names.map { .executableTarget(name: $0, dependencies: $0 == "Lite" ? ["LiteText"] : [], path: "T/" + $0) })
      """, "T/Lite/main.swift": "// Lite\n", "T/LiteText/main.swift": "",
    ])
    let scaffold = try NewProduct(name: "Kiosk", source: "Lite").scaffold(in: package.outline())
    #expect(scaffold.notes == ["the row of 'Lite' is computed, so that of 'Kiosk' may lack something"])
    #expect(
      scaffold.manifest.lines == """
        to 'targets:'
          .executableTarget(
            name: "Kiosk",
            dependencies: [
              "LiteText",
              .product(name: "ServiceKit", package: "ServiceKit"),
            ],
            path: "T/Kiosk"),

        """)
  }

  @Test func `All code is formatted, with names as long as they may be`() throws {
    let long = { (letter: String) in letter + String(repeating: "x", count: CodeName.maximumLength - 1) }
    let (name, products) = (long("P"), [long("A"), long("B")])
    let package = try ScratchPackage([:])
    try package.write(
      NewPackage(
        name: name, products: products, serviceKit: try ServiceKitLocation("ServiceKit", pathsFrom: "..")
      ).scaffold().changes)
    let hosts = [nil, "\(name)Session", "\(name)SessionCapabilities"]
    for (scope, letter) in zip(AdapterScopeName.allCases, ["C", "D", "E", "F"]) {
      for (host, ending) in zip(hosts, ["A", "B", "C"]) where host == nil || scope == .host || scope == .unique {
        let adapter = NewAdapter(
          name: String(long(letter).dropLast()) + ending, products: [], scope: scope, host: host)
        try package.write(package.edited(adapter.scaffold).changes)
      }
    }
    let component = NewComponent(name: long("K"))
    try package.write(package.edited(component.scaffold).changes)
    let module = NewModule(name: long("M"), products: products.map { name + $0 })
    try package.write(package.edited(module.scaffold).changes)
    let product = NewProduct(name: long("Q"), source: name + products[0])
    try package.write(package.edited(product.scaffold).changes)
    #expect(try FormatRun.findings(in: package.folder.path) == "")
  }
}
