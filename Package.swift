// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - Targets, one row each

/// What a target is for; decides its folder, its product kind and its extra settings.
enum Kind {
  /// C sources: the record layout and the little that Swift cannot say.
  case clang
  /// A library target under `Sources/`.
  case library
  /// The compiler plug-in, built against the toolchain's own SwiftSyntax.
  case plugin
  /// A plug-in of the package manager, under `Tools/Plugins/`; it runs the command-line tool.
  case packagePlugin
  /// A product of the example application, under `Targets/`.
  case product
  /// An executable for the people who work on the package, under `Tools/`.
  case tool
  /// Tests, under `Tests/`.
  case test
}

struct Row {
  var name: String
  var kind: Kind
  var dependencies: [String] = []
  /// The target imports SwiftSyntax from the toolchain, itself or by what it depends on; without one it is left out.
  var usesSwiftSyntax = false
  /// The target has a part that imports SwiftSyntax; without one the target is built without the part.
  var usesSwiftSyntaxInPart = false
  /// The folder that the target's own folder is in, where the kind does not say it.
  var folder: String?
  /// Folders beside the sources that are not compiled.
  var exclude: [String] = []
  var resources: [Resource] = []
  /// What a plug-in of the package manager is for.
  var use: PluginUse?
}

/// When the package manager runs a plug-in.
enum PluginUse {
  /// While a target that names it is built.
  case building
  /// When `swift package VERB` asks for it.
  case command(String, description: String, writesBecause: String? = nil)

  var capability: Target.PluginCapability {
    guard case .command(let verb, let description, let reason) = self else { return .buildTool() }
    let permissions = reason.map { [PluginPermission.writeToPackageDirectory(reason: $0)] } ?? []
    return .command(intent: .custom(verb: verb, description: description), permissions: permissions)
  }
}

let rows: [Row] = [
  // Foundations
  Row(name: "CLinkedRecords", kind: .clang),
  Row(name: "PositionedJSON", kind: .library),
  Row(name: "RecordFormat", kind: .library),
  Row(name: "LinkedRecords", kind: .library, dependencies: ["CLinkedRecords", "RecordFormat"]),
  Row(
    name: "ServiceKit", kind: .library,
    dependencies: ["CLinkedRecords", "LinkedRecords", "PositionedJSON", "RecordFormat", "ServiceKitMacros"]),
  Row(name: "CallLists", kind: .library, dependencies: ["CLinkedRecords"]),
  Row(name: "ServiceKitTesting", kind: .library, dependencies: ["ServiceKit"]),
  // Kits
  Row(
    name: "ContainerKit", kind: .library,
    dependencies: ["CallLists", "LinkedRecords", "PositionedJSON", "RecordFormat", "ServiceKit", "ServiceKitMacros"],
    exclude: ["Scenes/scene.schema.json"]),
  Row(
    name: "MediatorKit", kind: .library,
    dependencies: [
      "CLinkedRecords", "CallLists", "LinkedRecords", "PositionedJSON", "RecordFormat", "ServiceKit",
      "ServiceKitMacros",
    ]),
  // Macros
  Row(name: "AdapterSyntax", kind: .library, dependencies: ["RecordFormat"], usesSwiftSyntax: true),
  Row(
    name: "ServiceKitMacros", kind: .plugin, dependencies: ["AdapterSyntax", "RecordFormat"],
    usesSwiftSyntax: true),
  // The example application: a feed reader
  Row(name: "FeedFormats", kind: .library),
  Row(
    name: "FeedReader", kind: .library,
    dependencies: ["ContainerKit", "FeedFormats", "PositionedJSON", "ServiceKit"]),
  Row(
    name: "FeedCommandLine", kind: .library,
    dependencies: [
      "FeedArticleAPI", "ContainerKit", "FeedFormats", "FeedReader", "MediatorKit", "PositionedJSON", "FeedReaderAPI",
      "ServiceKit", "FeedSettingsAPI",
    ]),
  // Its modules: API targets, which others may import, and implementations, which only products link
  Row(name: "FeedReaderAPI", kind: .library, dependencies: ["MediatorKit"], folder: "Sources/Modules"),
  Row(
    name: "FeedArticleAPI", kind: .library, dependencies: ["MediatorKit", "FeedReaderAPI"], folder: "Sources/Modules"),
  Row(
    name: "FeedArticle", kind: .library,
    dependencies: ["FeedArticleAPI", "MediatorKit", "FeedReaderAPI", "FeedShareAPI"],
    folder: "Sources/Modules"),
  Row(name: "FeedShareAPI", kind: .library, dependencies: ["MediatorKit", "FeedReaderAPI"], folder: "Sources/Modules"),
  Row(
    name: "FeedShare", kind: .library,
    dependencies: ["MediatorKit", "FeedReaderAPI", "FeedSettingsAPI", "FeedShareAPI"],
    folder: "Sources/Modules"),
  Row(name: "FeedSettingsAPI", kind: .library, dependencies: ["MediatorKit"], folder: "Sources/Modules"),
  Row(
    name: "FeedSettings", kind: .library, dependencies: ["MediatorKit", "FeedReaderAPI", "FeedSettingsAPI"],
    folder: "Sources/Modules"),
  Row(
    name: "Standard", kind: .product,
    dependencies: [
      "FeedArticle", "ContainerKit", "FeedCommandLine", "FeedFormats", "FeedReader", "MediatorKit", "FeedReaderAPI",
      "ServiceKit", "FeedSettings", "FeedSettingsAPI", "FeedShare", "FeedShareAPI",
    ]),
  Row(
    name: "Lite", kind: .product,
    dependencies: [
      "FeedArticle", "ContainerKit", "FeedCommandLine", "FeedFormats", "FeedReader", "LiteText", "MediatorKit",
      "ServiceKit", "FeedSettings", "FeedSettingsAPI", "FeedShare", "FeedShareAPI",
    ]),
  Row(name: "LiteText", kind: .clang, dependencies: ["CLinkedRecords"], folder: "Targets"),
  // Tools
  Row(name: "CAllocationCount", kind: .clang, folder: "Tools"),
  Row(
    name: "BenchmarkSubjects", kind: .library, dependencies: ["ContainerKit", "MediatorKit", "ServiceKit"],
    folder: "Tools"),
  Row(
    name: "Benchmarks", kind: .tool,
    dependencies: [
      "BenchmarkSubjects", "CAllocationCount", "CLinkedRecords", "CallLists", "ContainerKit", "FeedFormats",
      "LinkedRecords", "LintEngine", "MadeBinaries", "MediatorKit", "ObjectFiles", "PositionedJSON", "ProductMap",
      "RecordFormat", "ServiceKit",
    ], usesSwiftSyntaxInPart: true, exclude: ["lint.json", "thresholds.json"]),
  Row(name: "SeededNumbers", kind: .library, folder: "Tools"),
  Row(
    name: "DispatchModel", kind: .library, dependencies: ["CallLists", "ContainerKit", "SeededNumbers"], folder: "Tools"
  ),
  Row(name: "Stress", kind: .tool, dependencies: ["DispatchModel", "MediatorKit", "SeededNumbers", "ServiceKit"]),
  // The command-line tool
  Row(name: "LintReport", kind: .library, folder: "Tools"),
  Row(
    name: "LintEngine", kind: .library,
    dependencies: ["AdapterSyntax", "LintReport", "PositionedJSON", "RecordFormat"],
    usesSwiftSyntax: true, folder: "Tools", exclude: ["Documentation/Rules.md", "Project/servicekit.schema.json"]),
  Row(name: "ObjectFiles", kind: .library, folder: "Tools"),
  Row(name: "MadeBinaries", kind: .library, dependencies: ["RecordFormat"], folder: "Tools"),
  Row(
    name: "ProductMap", kind: .library, dependencies: ["LintEngine", "ObjectFiles", "PositionedJSON", "RecordFormat"],
    usesSwiftSyntax: true, folder: "Tools"),
  Row(name: "ReportPages", kind: .library, dependencies: ["LintReport", "PositionedJSON"], folder: "Tools"),
  Row(
    name: "Scaffolding", kind: .library, dependencies: ["LintEngine", "PositionedJSON"], usesSwiftSyntax: true,
    folder: "Tools"),
  Row(
    name: "ServiceKitCommand", kind: .library,
    dependencies: ["LintEngine", "ObjectFiles", "PositionedJSON", "ProductMap", "ReportPages", "Scaffolding"],
    usesSwiftSyntax: true, folder: "Tools"),
  // Apart from its code, so that tests can depend on that: they do not wait for the modules of executables.
  Row(name: "ServiceKitProgram", kind: .tool, dependencies: ["ServiceKitCommand"], usesSwiftSyntax: true),
  Row(
    name: "ServiceKitLint", kind: .packagePlugin, dependencies: ["ServiceKitProgram"], usesSwiftSyntax: true,
    use: .building),
  Row(
    name: "ServiceKitLintCommand", kind: .packagePlugin, dependencies: ["ServiceKitProgram"], usesSwiftSyntax: true,
    use: .command("lint", description: "Check that the products of the package stay apart")),
  Row(
    name: "ServiceKitAdaptersCommand", kind: .packagePlugin, dependencies: ["ServiceKitProgram"],
    usesSwiftSyntax: true,
    use: .command("adapters", description: "Build the products, and show what each binds to what")),
  Row(
    name: "ServiceKitNewCommand", kind: .packagePlugin, dependencies: ["ServiceKitProgram"], usesSwiftSyntax: true,
    use: .command(
      "new", description: "Write an adapter, a component, a module or a product",
      writesBecause: "It adds files, and with --edit-manifest rows of the manifest.")),
  // Tests
  Row(name: "PositionedJSONTests", kind: .test, dependencies: ["PositionedJSON"]),
  Row(name: "RecordFormatTests", kind: .test, dependencies: ["RecordFormat", "SeededNumbers"]),
  Row(
    name: "LinkedRecordsTests", kind: .test,
    dependencies: ["CLinkedRecords", "LinkedRecords", "RecordFormat"]),
  Row(name: "CAdapterFixtures", kind: .clang, dependencies: ["CLinkedRecords"], folder: "Tests/Fixtures"),
  Row(name: "CallListsTests", kind: .test, dependencies: ["CallLists", "DispatchModel"]),
  Row(
    name: "ContainerKitTests", kind: .test,
    dependencies: ["CallLists", "ContainerKit", "DispatchModel", "ServiceKit", "ServiceKitTesting"]),
  Row(name: "CrashingHost", kind: .tool, dependencies: ["MediatorKit"], folder: "Tests/Fixtures"),
  Row(name: "SameActions", kind: .library, dependencies: ["MediatorKit"], folder: "Tests/Fixtures"),
  Row(
    name: "MediatorKitTests", kind: .test,
    dependencies: [
      "CrashingHost", "MediatorKit", "PositionedJSON", "SameActions", "SeededNumbers", "ServiceKit",
      "ServiceKitTesting",
    ]),
  Row(name: "SecondModule", kind: .library, dependencies: ["ServiceKit"], folder: "Tests/Fixtures"),
  Row(
    name: "ServiceKitTests", kind: .test,
    dependencies: [
      "CAdapterFixtures", "CLinkedRecords", "LinkedRecords", "SecondModule", "SeededNumbers", "ServiceKit",
    ]),
  Row(name: "ServiceKitTestingTests", kind: .test, dependencies: ["ServiceKit", "ServiceKitTesting"]),
  Row(
    name: "ServiceKitMacrosTests", kind: .test,
    dependencies: ["AdapterSyntax", "ContainerKit", "MediatorKit", "ServiceKitMacros", "RecordFormat"],
    usesSwiftSyntax: true),
  Row(
    name: "LintEngineTests", kind: .test, dependencies: ["LintEngine", "LintReport", "PositionedJSON"],
    usesSwiftSyntax: true),
  Row(
    name: "ServiceKitCommandTests", kind: .test,
    dependencies: [
      "LintEngine", "LintReport", "MadeBinaries", "ProductMap", "RecordFormat", "ReportPages", "ServiceKitCommand",
    ],
    usesSwiftSyntax: true),
  Row(name: "ObjectFilesTests", kind: .test, dependencies: ["MadeBinaries", "ObjectFiles", "SeededNumbers"]),
  Row(
    name: "ProductMapTests", kind: .test,
    dependencies: [
      "LintEngine", "MadeBinaries", "ObjectFiles", "PositionedJSON", "ProductMap", "RecordFormat", "SeededNumbers",
    ],
    usesSwiftSyntax: true),
  Row(name: "ReportPagesTests", kind: .test, dependencies: ["LintReport", "PositionedJSON", "ReportPages"]),
  Row(
    name: "ScaffoldingTests", kind: .test, dependencies: ["LintEngine", "PositionedJSON", "Scaffolding"],
    usesSwiftSyntax: true),
  Row(name: "FeedFormatsTests", kind: .test, dependencies: ["FeedFormats", "SeededNumbers"]),
  Row(
    name: "FeedReaderTests", kind: .test,
    dependencies: ["ContainerKit", "FeedFormats", "FeedReader", "ServiceKit", "ServiceKitTesting"]),
  Row(
    name: "FeedCommandLineTests", kind: .test,
    dependencies: [
      "FeedArticle", "ContainerKit", "FeedCommandLine", "FeedFormats", "FeedReader", "MediatorKit", "FeedReaderAPI",
      "ServiceKit", "ServiceKitTesting", "FeedSettings", "FeedSettingsAPI", "FeedShare", "FeedShareAPI",
    ]),
  Row(
    name: "TroubledReader", kind: .tool,
    dependencies: ["FeedArticle", "ContainerKit", "FeedCommandLine", "FeedFormats", "FeedReader", "ServiceKit"],
    folder: "Tests/Fixtures"),
  Row(name: "EndToEndTests", kind: .test),
]

// MARK: - Settings, the same for every Swift target

/// Upcoming language features, each with its proposal.
let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
  "InferIsolatedConformances",  // SE-0470
  "ImmutableWeakCaptures",  // SE-0481
]

let swiftSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .strictMemorySafety()]
  + upcomingFeatures.map { .enableUpcomingFeature($0) }

// MARK: - SwiftSyntax, from the toolchain

/// The folder with the SwiftSyntax that the compiler itself uses, or nil where a toolchain has none.
///
/// It is found beside the PackageDescription library that this manifest runs with, so that the plug-in always speaks
/// the language of the compiler that loads it.
let swiftSyntaxFolder: String? = {
  let suffix = "/swift/pm/ManifestAPI/"
  #if os(Linux)
    // Read to the end: the one-call readers stop early at files whose size is given as 0.
    let handle = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = String(decoding: (try? handle?.readToEnd()) ?? Data(), as: UTF8.self)
    let images = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  #else
    let images = (0..<_dyld_image_count()).compactMap { index in
      _dyld_get_image_name(index).map { String(cString: $0) }
    }
  #endif
  for image in images {
    guard let found = image.range(of: suffix) else { continue }
    let folder = image[..<found.lowerBound] + "/swift/host"
    if FileManager.default.fileExists(atPath: folder + "/SwiftSyntaxMacros.swiftmodule") {
      return String(folder)
    }
  }
  return nil
}()

if swiftSyntaxFolder == nil {
  FileHandle.standardError.write(
    Data(
      """
      ServiceKit: this toolchain has no SwiftSyntax, so the macros and the linter are left out. \
      Adapters can still be registered with hand-written records; see "Registering without macros".

      """.utf8))
}

// MARK: - Assembly

func target(_ row: Row) -> Target? {
  let dependencies = row.dependencies.filter { swiftSyntaxFolder != nil || !needsSwiftSyntax($0) }
  let named = dependencies.map { Target.Dependency(stringLiteral: $0) }
  var swift = swiftSettings
  var linker: [LinkerSetting] = []
  if let folder = swiftSyntaxFolder {
    if row.usesSwiftSyntax || row.usesSwiftSyntaxInPart {
      swift.append(.unsafeFlags(["-I", folder]))
      linker.append(.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]))
    }
  } else {
    if row.usesSwiftSyntax { return nil }
    swift.append(.define("SERVICEKIT_NO_MACROS"))
  }
  let path: (String) -> String = { "\(row.folder ?? $0)/\(row.name)" }
  switch row.kind {
  case .clang:
    return .target(name: row.name, dependencies: named, path: path("Sources"))
  case .library:
    return .target(
      name: row.name, dependencies: named, path: path("Sources"), exclude: row.exclude,
      resources: row.resources, swiftSettings: swift, linkerSettings: linker)
  case .plugin:
    return .macro(
      name: row.name, dependencies: named, path: path("Sources"), swiftSettings: swift,
      linkerSettings: linker)
  case .packagePlugin:
    guard let capability = row.use?.capability else { return nil }
    return .plugin(
      name: row.name, capability: capability, dependencies: row.dependencies.map { .target(name: $0) },
      path: "Tools/Plugins/\(row.name)")
  case .product, .tool:
    return .executableTarget(
      name: row.name, dependencies: named,
      path: path(row.kind == .product ? "Targets" : "Tools"), exclude: row.exclude,
      resources: row.resources, swiftSettings: swift, linkerSettings: linker)
  case .test:
    return .testTarget(
      name: row.name, dependencies: named, path: path("Tests"), exclude: row.exclude,
      resources: row.resources, swiftSettings: swift, linkerSettings: linker)
  }
}

func needsSwiftSyntax(_ name: String) -> Bool {
  rows.contains { $0.name == name && $0.usesSwiftSyntax }
}

// MARK: - What others see

/// The package is a part of somebody else's: checked out by the package manager, or in a folder inside theirs.
///
/// Names of targets and products are unique among all packages that are built together, so the example, the tests and the
/// tools of this package would keep anybody who depends on it from having a product Standard or Lite of their own.
let isDependency: Bool = {
  let name = URL(filePath: Context.packageDirectory).lastPathComponent
  var folder = URL(filePath: Context.packageDirectory).deletingLastPathComponent()
  // Checkouts are beside the repositories that they are made of.
  if folder.lastPathComponent == "checkouts", exists(folder.deletingLastPathComponent().appending(path: "repositories"))
  {
    return true
  }
  while folder.pathComponents.count > 1 {
    // A manifest further out that does not know this folder is there for something else.
    let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    if manifest?.contains(name) == true { return true }
    folder.deleteLastPathComponent()
  }
  return false
}()

func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) }

/// The plug-ins of the package manager.
let plugIns = rows.filter { $0.use != nil }.map(\.name)

let toolProducts: [Product] =
  [.executable(name: "servicekit", targets: ["ServiceKitProgram"])] + plugIns.map { .plugin(name: $0, targets: [$0]) }

let sharedProducts: [Product] =
  [
    .library(name: "ServiceKit", targets: ["ServiceKit"]),
    // For programs of several images: all of them share one copy.
    .library(name: "ServiceKitDynamic", type: .dynamic, targets: ["ServiceKit"]),
    .library(name: "ServiceKitTesting", targets: ["ServiceKitTesting"]),
    .library(name: "ContainerKit", targets: ["ContainerKit"]),
    .library(name: "MediatorKit", targets: ["MediatorKit"]),
    // The layout of the JSON that the linter writes.
    .library(name: "LintReport", targets: ["LintReport"]),
  ]
  + (swiftSyntaxFolder == nil ? [] : toolProducts)

let exampleProducts: [Product] = [
  .executable(name: "Standard", targets: ["Standard"]),
  .executable(name: "Lite", targets: ["Lite"]),
]

/// The rows that these targets need, themselves included.
func rows(neededBy names: [String]) -> [Row] {
  var needed: Set<String> = []
  var waiting = names
  while let name = waiting.popLast() {
    guard needed.insert(name).inserted, let row = rows.first(where: { $0.name == name }) else { continue }
    waiting += row.dependencies
  }
  return rows.filter { needed.contains($0.name) }
}

let sharedTargets = ["ServiceKit", "ServiceKitTesting", "ContainerKit", "MediatorKit", "LintReport"] + plugIns

let package = Package(
  name: "ServiceKit",
  platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
  products: sharedProducts + (isDependency ? [] : exampleProducts),
  targets: (isDependency ? rows(neededBy: sharedTargets) : rows).compactMap(target)
)
