// swift-tools-version: 6.3
import PackageDescription

// Two products that are linted while they are built. The test that builds it puts a link to the repository into the package.
let lint = Target.PluginUsage.plugin(name: "ServiceKitLint", package: "ServiceKit")
let serviceKit = Target.Dependency.product(name: "ServiceKit", package: "ServiceKit")

let package = Package(
  name: "PlugIns",
  platforms: [.macOS("15.4")],
  products: [.executable(name: "Standard", targets: ["Standard"]), .executable(name: "Lite", targets: ["Lite"])],
  dependencies: [.package(path: "ServiceKit")],
  targets: [
    .target(name: "Bells"),
    .target(name: "Greeting", dependencies: ["Bells", serviceKit], plugins: [lint]),
    .executableTarget(name: "Standard", dependencies: ["Greeting", serviceKit], plugins: [lint]),
    .executableTarget(name: "Lite", dependencies: ["Greeting", serviceKit], plugins: [lint]),
  ]
)
