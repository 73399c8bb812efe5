internal import RecordFormat

/// Records without a description, as far as they stand for no declaration yet.
struct SpareRecords {
  /// A record as it is known without a description.
  struct Record: Hashable {
    let kind: UInt16
    let hint: UInt32
  }

  private var left: [Record: Int] = [:]

  init(_ records: [UndescribedRecords]) {
    for group in records {
      for hint in group.hints { left[Record(kind: group.kind, hint: hint), default: 0] += 1 }
      // A record whose hint was not noted is one that can be anything.
      let missing = group.count - group.hints.count
      if missing > 0 { left[Record(kind: group.kind, hint: RecordHint.unknown), default: 0] += missing }
    }
  }

  /// Those that are left, in the order of kinds and hints.
  var counts: [(record: Record, count: Int)] {
    left.filter { $0.value > 0 }.sorted { ($0.key.kind, $0.key.hint) < ($1.key.kind, $1.key.hint) }.map {
      ($0.key, $0.value)
    }
  }

  /// Takes a record that can stand for a declaration: one with its hint, or one that has none.
  ///
  /// - Returns: false where there is none.
  mutating func take(kind: UInt16, hint: UInt32) -> Bool {
    for candidate in [hint, RecordHint.unknown] {
      let record = Record(kind: kind, hint: candidate)
      guard let count = left[record], count > 0 else { continue }
      left[record] = count - 1
      return true
    }
    return false
  }

  /// Takes away what is on both sides.
  mutating func cancel(_ other: inout SpareRecords) {
    for (record, count) in left {
      let both = min(count, other.left[record] ?? 0)
      left[record] = count - both
      other.left[record] = (other.left[record] ?? 0) - both
    }
  }

  /// What is said of records that nothing explains.
  static func text(_ record: Record, _ count: Int) -> String {
    let hint = record.hint == RecordHint.unknown ? "no hint" : "the hint 0x\(String(record.hint, radix: 16))"
    return "\(count) \(RecordKindName.name(record.kind, isOne: count == 1)) without a description, with \(hint)"
  }
}
