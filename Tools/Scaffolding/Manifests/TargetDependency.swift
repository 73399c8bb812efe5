/// What a target depends on, as its row in a manifest says it.
package enum TargetDependency: Hashable, Sendable {
  /// A target of the same package.
  case target(String)
  /// A product of another package, which is known by its identity.
  case product(String, package: String)

  /// The name of the target or the product.
  package var name: String {
    switch self {
    case .target(let name), .product(let name, _): name
    }
  }

  /// The element of the array `dependencies`.
  package var text: String {
    switch self {
    case .target(let name): "\"\(name)\""
    case .product(let name, let package): ".product(name: \"\(name)\", package: \"\(package)\")"
    }
  }
}
