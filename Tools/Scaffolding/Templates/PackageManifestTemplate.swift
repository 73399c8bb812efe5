/// The manifest of a new package.
struct PackageManifestTemplate: FileTemplate {
  var package: String
  /// The products, whose targets are called as they are.
  var products: [String]
  var serviceKit: ServiceKitLocation

  var fileName: String { ManifestSource.fileName }

  private var rows: [TargetRow] {
    let kit = TargetDependency.product("ServiceKit", package: serviceKit.identity)
    let testing = TargetDependency.product("ServiceKitTesting", package: serviceKit.identity)
    let shared = TargetDependency.target(package)
    var rows = [TargetRow(kind: .target, name: package, dependencies: [kit])]
    rows += products.map { TargetRow(kind: .executableTarget, name: $0, dependencies: [shared, kit]) }
    rows.append(TargetRow(kind: .testTarget, name: "\(package)Tests", dependencies: [shared, testing]))
    rows += products.map { product in
      TargetRow(
        kind: .testTarget, name: "\(product)Tests",
        dependencies: [shared, .target(product), kit, testing])
    }
    return rows
  }

  private func product(_ name: String) -> String {
    LineWrapping.call(".executable", ["name: \"\(name)\"", "targets: [\"\(name)\"]"], indent: "    ")
  }

  var text: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "\(package)",
      platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
      products: [
    \(products.map(product).joined(separator: ",\n"))\(
      products.count > 1 ? "," : "")
      ],
      dependencies: [
        \(serviceKit.dependency)
      ],
      targets: [
    \(rows.map { "    \($0.text(indent: "    "))," }.joined(separator: "\n"))
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

    """
  }
}
