// swift-tools-version: 6.3
import Foundation
import PackageDescription

// An application of its own that depends on ServiceKit by version, as any user's does. The test that builds it says
// where the repository is.
let repository = ProcessInfo.processInfo.environment["SERVICEKIT_REPOSITORY"] ?? "../../.."

let package = Package(
  name: "Consumer",
  platforms: [.macOS("15.4")],
  products: [
    // Called as the example of ServiceKit calls its own, since that must not matter.
    .executable(name: "Standard", targets: ["Standard"]),
    .executable(name: "Lite", targets: ["Lite"]),
    .executable(name: "BothTones", targets: ["BothTones"]),
    .executable(name: "OneTone", targets: ["OneTone"]),
    .executable(name: "Screens", targets: ["Screens"]),
    .executable(name: "Bells", targets: ["Bells"]),
  ],
  dependencies: [.package(url: repository, from: "0.1.0")],
  targets: [
    .target(name: "Greetings", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")]),
    .executableTarget(
      name: "Standard", dependencies: ["Greetings", .product(name: "ServiceKit", package: "ServiceKit")]),
    .executableTarget(
      name: "Lite", dependencies: ["Greetings", .product(name: "ServiceKit", package: "ServiceKit")]),
    // An experiment whose arms are targets of their own. No target imports those; the products depend on them.
    .target(name: "Tones", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")]),
    .target(name: "PlainTone", dependencies: ["Tones", .product(name: "ServiceKit", package: "ServiceKit")]),
    .target(name: "WarmTone", dependencies: ["Tones", .product(name: "ServiceKit", package: "ServiceKit")]),
    .executableTarget(name: "BothTones", dependencies: ["Tones", "PlainTone", "WarmTone"]),
    .executableTarget(name: "OneTone", dependencies: ["Tones", "PlainTone"]),
    // A target whose classes belong to the main actor unless they say otherwise.
    .executableTarget(
      name: "Screens", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Adapters in C, which are looked up before main.
    .target(name: "CBells", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")]),
    .executableTarget(name: "Bells", dependencies: ["CBells", .product(name: "ServiceKit", package: "ServiceKit")]),
  ]
)
