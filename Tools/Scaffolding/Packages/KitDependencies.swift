internal import LintEngine

/// How a package asks for products of ServiceKit.
struct KitDependencies {
  /// The identity of the package that has them.
  private let identity: String?

  /// Looks into the manifest; where it does not say, the usual name is taken.
  init(_ package: PackageOutline) {
    let source = try? ManifestSource(package.manifestBytes)
    let names = ["ServiceKit", "ContainerKit", "MediatorKit", "ServiceKitTesting"]
    let found = names.lazy.compactMap { source?.package(of: $0) }.first
    let isServiceKit = package.reading.project.module("ServiceKit") != nil
    identity = isServiceKit ? nil : found ?? "ServiceKit"
  }

  /// A product of ServiceKit; in ServiceKit's own package the target.
  func product(_ name: String) -> TargetDependency {
    identity.map { .product(name, package: $0) } ?? .target(name)
  }
}
