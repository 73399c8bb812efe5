// swift-tools-version: 6.3
import PackageDescription

// A program of several images. The test that builds it puts a link to the repository beside the package.
let serviceKit = Target.Dependency.product(name: "ServiceKitDynamic", package: "ServiceKit")
let shared = Target.Dependency.product(name: "Shared", package: "Shared")

let package = Package(
  name: "Images",
  platforms: [.macOS("15.4")],
  products: [
    .executable(name: "App", targets: ["App"]),
    // Opened by the program, which does not depend on them.
    .library(name: "Plugin", type: .dynamic, targets: ["Plugin"]),
    .library(name: "Copied", type: .dynamic, targets: ["Copied"]),
  ],
  dependencies: [.package(path: "../ServiceKit"), .package(path: "Shared")],
  targets: [
    .executableTarget(name: "App", dependencies: [serviceKit, shared]),
    .target(name: "Plugin", dependencies: [serviceKit, shared]),
    // Brings a copy of its own, by mistake.
    .target(name: "Copied", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")]),
  ]
)
