import Synchronization

/// How many hosts and adapters of the churn are alive.
enum ChurnCensus {
  static let hosts = Count()
  static let adapters = Count()

  /// A number that any thread may change.
  final class Count: Sendable {
    private let number = Atomic<Int>(0)

    var now: Int { number.load(ordering: .sequentiallyConsistent) }

    func add(_ amount: Int) { number.add(amount, ordering: .sequentiallyConsistent) }
  }
}
