import ServiceKit
public import Testing

/// Gives each test a registry with the adapters of one product; see `product(_:modules:)`.
public struct ProductTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite gives the trait to each of its tests.
  public var isRecursive: Bool { true }

  let name: String
  let modules: [String]

  /// Runs a test in a registry of its own; called by Swift Testing.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case of the test.
  ///   - function: runs it.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let registry = AdapterRegistry(product: name, modules: modules).overriding(like: .main)
    try await registry.withCurrent { try await function() }
  }
}

extension Trait where Self == ProductTrait {
  /// Gives each test, and each case of a test, a registry of its own with the adapters of some modules.
  ///
  /// A test bundle links all products that its tests import; this is one of them. What `adapters(_:)` puts in place of
  /// others stands in for them here, too, whichever of the traits comes first.
  ///
  /// ```swift
  /// @Suite(.product("Lite", modules: ["FeedReader", "Lite"]))
  /// ```
  ///
  /// - Parameters:
  ///   - name: what messages call the product.
  ///   - modules: the modules that the product links, as the compiler knows them.
  /// - Returns: the trait.
  public static func product(_ name: String, modules: [String]) -> Self {
    ProductTrait(name: name, modules: modules)
  }
}
