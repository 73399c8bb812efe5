public import RecordFormat

/// The records of one image, found by hint.
///
/// Built from the constants alone, no accessor runs. Two arrays of 32-bit numbers: the first record of each bucket, and
/// the next record of the same bucket; each number is a position plus one, zero ends the chain.
public struct RecordIndex: Sendable {
  /// The image that is indexed.
  public let image: LinkedImage
  private let kind: RecordKind
  private let first: [UInt32]
  private let next: [UInt32]
  private let mask: UInt32

  /// Indexes the records of one kind.
  ///
  /// - Complexity: O(n), about as many memory accesses as records; two allocations.
  public init(_ image: LinkedImage, kind: RecordKind) {
    let count = image.recordCount
    var buckets = 16
    while buckets < count { buckets *= 2 }
    let mask = UInt32(buckets - 1)
    var first = [UInt32](repeating: 0, count: buckets)
    var next = [UInt32](repeating: 0, count: count)
    for position in stride(from: count - 1, through: 0, by: -1) {
      let record = image[position]
      guard record.kind == kind, record.isReadable else { continue }
      let bucket = Int(record.hint & mask)
      next[position] = first[bucket]
      first[bucket] = UInt32(position + 1)
    }
    self.image = image
    self.kind = kind
    self.first = first
    self.next = next
    self.mask = mask
  }

  /// The positions of the records whose accessor may declare something for a hint, in link order, each once: those with
  /// the hint and those without one.
  ///
  /// A continuation stands for the record that it continues.
  ///
  /// - Complexity: O(1) on average.
  public func positions(hint: UInt32) -> [Int] {
    var found: Set<Int> = []
    for wanted in [hint, RecordHint.unknown] {
      var link = first[Int(wanted & mask)]
      while link != 0 {
        let position = Int(link - 1)
        if image[position].hint == wanted, let start = start(of: position) { found.insert(start) }
        link = next[position]
      }
    }
    return found.sorted()
  }

  /// The positions of all records of the kind, continuations left out.
  ///
  /// - Complexity: O(n).
  public func allPositions() -> [Int] {
    (0..<image.recordCount).filter {
      let record = image[$0]
      return record.kind == kind && record.isReadable && !record.isContinuation
    }
  }

  /// The record that a continuation continues; nil where that is of another kind or layout, or missing.
  private func start(of position: Int) -> Int? {
    var start = position
    while start > 0, image[start].isContinuation { start -= 1 }
    let record = image[start]
    return record.kind == kind && record.isReadable && !record.isContinuation ? start : nil
  }
}
