import Synchronization

/// A number that any thread may count up and down.
final class Tally: Sendable {
  private let number = Atomic<Int>(0)

  /// The number now.
  var count: Int { number.load(ordering: .sequentiallyConsistent) }

  /// Adds to the number and returns the new one.
  @discardableResult
  func add(_ amount: Int = 1) -> Int { number.add(amount, ordering: .sequentiallyConsistent).newValue }
}
