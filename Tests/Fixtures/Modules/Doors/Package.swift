// swift-tools-version: 6.3
import PackageDescription

// What a program and a library that it opens share: MediatorKit is in this one image, and in no other.
let package = Package(
  name: "Doors",
  platforms: [.macOS("15.4")],
  products: [.library(name: "Doors", type: .dynamic, targets: ["Doors"])],
  dependencies: [.package(path: "../../ServiceKit")],
  targets: [.target(name: "Doors", dependencies: [.product(name: "MediatorKit", package: "ServiceKit")])]
)
