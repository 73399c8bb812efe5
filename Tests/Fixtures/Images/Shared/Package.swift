// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Shared",
  platforms: [.macOS("15.4")],
  products: [.library(name: "Shared", type: .dynamic, targets: ["Shared"])],
  dependencies: [.package(path: "../../ServiceKit")],
  targets: [
    .target(name: "Shared", dependencies: [.product(name: "ServiceKitDynamic", package: "ServiceKit")])
  ]
)
