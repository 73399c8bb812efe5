// swift-tools-version: 6.3
import PackageDescription

// Three modules, none of which imports another, and each calls the other two. The test that builds it puts a link to the
// repository beside the package, and removes a module from this list.
let modules = ["Accounts", "Messages", "Player"]

let mediatorKit = Target.Dependency.product(name: "MediatorKit", package: "ServiceKit")
// What may be imported stays when a module goes.
let interfaces = ["AccountsAPI", "MessagesAPI", "PlayerAPI"]
let imported = interfaces.map { Target.Dependency(stringLiteral: $0) } + [mediatorKit]

let package = Package(
  name: "Modules",
  platforms: [.macOS("15.4")],
  dependencies: [.package(path: "../ServiceKit")],
  targets: interfaces.map { .target(name: $0, dependencies: [mediatorKit]) }
    + modules.map { .target(name: $0, dependencies: imported) } + [
      .executableTarget(name: "App", dependencies: imported + modules.map { Target.Dependency(stringLiteral: $0) })
    ]
)
