public import ServiceKit
public import Testing

/// Expects the bindings of a product to meet its requirements; each problem is an issue of its own.
///
/// One line for each product:
///
/// ```swift
/// @Test func `Lite has what it needs`() { expectValid("Lite", modules: ["FeedReader", "Lite"]) }
/// ```
///
/// - Parameters:
///   - product: what messages call the product.
///   - modules: the modules that the product links, as the compiler knows them.
///   - sourceLocation: where issues are shown; leave it out.
public func expectValid(_ product: String, modules: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  expectValid(AdapterRegistry(product: product, modules: modules), sourceLocation: sourceLocation)
}

/// Expects the bindings of a registry to meet the requirements; each problem is an issue of its own.
///
/// - Parameters:
///   - registry: the registry; the one that the running task means, unless it is given.
///   - sourceLocation: where issues are shown; leave it out.
public func expectValid(_ registry: AdapterRegistry = .main, sourceLocation: SourceLocation = #_sourceLocation) {
  for problem in registry.problems() {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
