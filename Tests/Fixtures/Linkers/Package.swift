// swift-tools-version: 6.3
import Foundation
import PackageDescription

// A program whose records linkers and optimisers could lose. The script that builds it says where the repository is.
let repository = ProcessInfo.processInfo.environment["SERVICEKIT_REPOSITORY"] ?? "../../.."
let serviceKit = Target.Dependency.product(name: "ServiceKit", package: "ServiceKit")

let package = Package(
  name: "Linkers",
  platforms: [.macOS("15.4")],
  products: [
    .executable(name: "Program", targets: ["Program"]),
    .executable(name: "Bare", targets: ["Bare"]),
  ],
  dependencies: [.package(name: "ServiceKit", path: repository)],
  targets: [
    .target(name: "Ports", dependencies: [serviceKit]),
    .target(name: "Many", dependencies: ["Ports", serviceKit]),
    // The program depends on it and never imports it.
    .target(name: "Unimported", dependencies: ["Ports", serviceKit]),
    // A record in C.
    .target(name: "COffice"),
    .executableTarget(name: "Program", dependencies: ["COffice", "Many", "Ports", "Unimported", serviceKit]),
    // No record at all.
    .executableTarget(name: "Bare", dependencies: [serviceKit]),
  ]
)
