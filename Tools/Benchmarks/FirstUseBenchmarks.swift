import CLinkedRecords
import LinkedRecords
import RecordFormat
import ServiceKit

/// The first lookup of a process with so many records: reading the table, and making one adapter.
///
/// The records are made in memory, so that it can be measured many times in one process; they are constants of the same
/// layout, and only the one that is asked for has an accessor that may run.
enum FirstUseBenchmarks {
  protocol Wanted: AnyObject, Sendable {}
  final class WantedAdapter: Wanted {}

  static func all() -> [Benchmark] {
    [10, 1_000, 5_000].map { count in
      let image = SyntheticImage(recordCount: count)
      return Benchmark(
        name: "first-use-\(count)", yardstickName: "5,000 inserts into a dictionary",
        subject: { runs in
          for _ in 0..<runs { firstLookup(image.image) }
          return runs
        },
        yardstick: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ dictionary() } }, repetitions: 20)
    }
  }

  @inline(never)
  private static func firstLookup(_ image: LinkedImage) {
    let registry = AdapterRegistry(image: image)
    let adapter = try? registry.adapter((any Wanted).self)
    precondition(adapter != nil, "The synthetic table does not bind the protocol")
  }

  @inline(never)
  private static func dictionary() -> Int {
    var table: [UInt32: Int] = [:]
    for value in 0..<5_000 { table[UInt32(truncatingIfNeeded: value &* 2_654_435_761)] = value }
    return table.count
  }
}

/// A table of records in memory.
@safe
struct SyntheticImage {
  let image: LinkedImage

  init(recordCount: Int) {
    let records = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: recordCount)
    for position in 0..<recordCount {
      let hint = FNV1a.hash32("Protocol\(position)".utf8)
      let filler = unsafe sk_record(
        version: 1, kind: 1, hint: hint, identity: 0, accessor: { _ in preconditionFailure("Not asked for") })
      unsafe records.initializeElement(at: position, to: filler)
    }
    unsafe records[recordCount / 2] = unsafe sk_record(
      version: 1, kind: 1, hint: RecordHint.hint(ofType: "Wanted"), identity: 0,
      accessor: { out in
        guard let out = unsafe out else { return }
        unsafe AdapterRecord.declare(out, (any FirstUseBenchmarks.Wanted).self) { FirstUseBenchmarks.WantedAdapter() }
      })
    image = unsafe LinkedImage(
      records: UnsafeBufferPointer(records), names: UnsafeBufferPointer(start: nil, count: 0))
  }
}
