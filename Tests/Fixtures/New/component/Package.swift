// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
  products: [
    .executable(name: "ReaderStandard", targets: ["ReaderStandard"]),
    .executable(name: "ReaderLite", targets: ["ReaderLite"]),
  ],
  dependencies: [
    .package(path: "../ServiceKit")
  ],
  targets: [
    .target(
      name: "Reader",
      dependencies: [
        .product(name: "ServiceKit", package: "ServiceKit"),
        .product(name: "ContainerKit", package: "ServiceKit"),
      ]),
    .executableTarget(
      name: "ReaderStandard",
      dependencies: [
        "Reader",
        .product(name: "ServiceKit", package: "ServiceKit"),
      ]),
    .executableTarget(
      name: "ReaderLite",
      dependencies: [
        "Reader",
        .product(name: "ServiceKit", package: "ServiceKit"),
      ]),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "Reader",
        .product(name: "ServiceKitTesting", package: "ServiceKit"),
        .product(name: "ContainerKit", package: "ServiceKit"),
      ]),
    .testTarget(
      name: "ReaderStandardTests",
      dependencies: [
        "Reader",
        "ReaderStandard",
        .product(name: "ServiceKit", package: "ServiceKit"),
        .product(name: "ServiceKitTesting", package: "ServiceKit"),
      ]),
    .testTarget(
      name: "ReaderLiteTests",
      dependencies: [
        "Reader",
        "ReaderLite",
        .product(name: "ServiceKit", package: "ServiceKit"),
        .product(name: "ServiceKitTesting", package: "ServiceKit"),
      ]),
  ]
)

/// Upcoming language features, each with its proposal.
let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
  "InferIsolatedConformances",  // SE-0470
  "ImmutableWeakCaptures",  // SE-0481
]

for target in package.targets {
  let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .strictMemorySafety()] + upcomingFeatures.map { .enableUpcomingFeature($0) }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
