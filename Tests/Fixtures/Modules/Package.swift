// swift-tools-version: 6.3
import PackageDescription

// Three modules, none of which imports another, and each calls the other two. The test that builds it puts a link to the
// repository beside the package, and removes a module from this list.
let modules = ["Accounts", "Messages", "Player"]

let mediatorKit = Target.Dependency.product(name: "MediatorKit", package: "ServiceKit")
// What may be imported stays when a module goes.
let interfaces = ["AccountsAPI", "MessagesAPI", "PlayerAPI"]
let imported = interfaces.map { Target.Dependency(stringLiteral: $0) } + [mediatorKit]

// One program with every kind of settings, of the same source, which the test copies into the folder of each.
let isolations: [(name: String, settings: [SwiftSetting])] = [
  ("Plain", []),
  ("Nonsending", [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  ("Main", [.defaultIsolation(MainActor.self)]),
  ("MainNonsending", [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
]
func clients(_ version: String, _ mode: SwiftLanguageMode) -> [Target] {
  isolations.map { isolation in
    let settings: [SwiftSetting] = isolation.settings + [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
    return .executableTarget(
      name: "Client\(version)\(isolation.name)", dependencies: [mediatorKit], swiftSettings: settings)
  }
}

let implementations: [Target] =
  modules.map { Target.target(name: $0, dependencies: imported) } + [
    .executableTarget(name: "App", dependencies: imported + modules.map { Target.Dependency(stringLiteral: $0) })
  ]

// A program, and a library of which it knows nothing until it opens it; they share an image with MediatorKit.
let doors = Target.Dependency.product(name: "Doors", package: "Doors")
let late: [Target] = [
  .executableTarget(name: "LateHost", dependencies: [doors]), .target(name: "Late", dependencies: [doors]),
]

let package = Package(
  name: "Modules",
  platforms: [.macOS("15.4")],
  products: [.library(name: "Late", type: .dynamic, targets: ["Late"])],
  dependencies: [.package(path: "../ServiceKit"), .package(path: "Doors")],
  targets: interfaces.map { Target.target(name: $0, dependencies: [mediatorKit]) } + implementations
    + clients("5", .v5) + clients("6", .v6) + late
)
