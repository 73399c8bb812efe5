internal import Synchronization

/// How often an adapter was made, and how long that took, failures included; times in nanoseconds.
struct CreationTimes: ~Copyable, Sendable {
  let count = Atomic<Int>(0)
  let total = Atomic<Int64>(0)
  let longest = Atomic<Int64>(0)

  /// Adds one run of a factory.
  func add(_ duration: Duration) {
    let nanoseconds = duration.nanoseconds
    count.add(1, ordering: .relaxed)
    total.add(nanoseconds, ordering: .relaxed)
    longest.max(nanoseconds, ordering: .relaxed)
  }
}

/// How a run of a factory ended, and how long it took: what aspects are told.
struct CreationReport {
  var kind: AdapterEvent.Kind
  var duration: Duration
}
