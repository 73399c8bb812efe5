public import Testing

/// Gives each test overrides of its own; see `adapters(_:)`.
public struct AdaptersTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite gives the trait to each of its tests.
  public var isRecursive: Bool { true }

  let change: @Sendable (inout AdapterOverrides) throws -> Void

  /// Runs a test with the overrides; called by Swift Testing.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case of the test.
  ///   - function: runs it.
  /// - Throws: what the test and the overrides throw.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withAdapters(change) { try await function() }
  }
}

extension Trait where Self == AdaptersTrait {
  /// Gives each test, and each case of a test, overrides of its own.
  ///
  /// ```swift
  /// @Test(.adapters { $0.bind((any ClockService).self, to: StoppedClock()) })
  /// func `An item is as old as the clock says`() { … }
  /// ```
  ///
  /// - Parameter change: says what stands in for what; runs before each test.
  /// - Returns: the trait.
  public static func adapters(_ change: @escaping @Sendable (inout AdapterOverrides) throws -> Void) -> Self {
    AdaptersTrait(change: change)
  }
}
