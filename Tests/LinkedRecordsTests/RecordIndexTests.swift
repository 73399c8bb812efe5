import LinkedRecords
import RecordFormat
import Testing

/// Finding records by hint.
struct RecordIndexTests {
  private func index(_ records: [(hint: UInt32, kind: RecordKind, isContinuation: Bool)]) -> RecordIndex {
    RecordIndex(
      MadeImage.image(
        records.map { MadeImage.record(hint: $0.hint, kind: $0.kind, isContinuation: $0.isContinuation) }),
      kind: .adapter)
  }

  @Test func `An image without records has none`() {
    let index = index([])
    #expect(index.positions(hint: 7) == [])
    #expect(index.allPositions() == [])
  }

  @Test func `Records with the hint come in link order, others of the same bucket do not`() {
    let index = index([7, 23, 7, 39, 8, 7].map { ($0, .adapter, false) })
    #expect(index.positions(hint: 7) == [0, 2, 5])
    #expect(index.positions(hint: 23) == [1])
    #expect(index.positions(hint: 9) == [])
    #expect(index.allPositions() == [0, 1, 2, 3, 4, 5])
  }

  @Test func `Records without a hint are found by each, once`() {
    let index = index([7, RecordHint.unknown, 8].map { ($0, .adapter, false) })
    #expect(index.positions(hint: 7) == [0, 1])
    #expect(index.positions(hint: 9) == [1])
    #expect(index.positions(hint: RecordHint.unknown) == [1])
  }

  @Test func `A continuation stands for the record that it continues`() {
    let index = index([
      (7, .adapter, false), (8, .adapter, true), (9, .adapter, true), (8, .adapter, false), (7, .adapter, true),
    ])
    #expect(index.positions(hint: 8) == [0, 3])
    #expect(index.positions(hint: 9) == [0])
    #expect(index.positions(hint: 7) == [0, 3])
    #expect(index.allPositions() == [0, 3])
  }

  @Test func `Records of another kind are left out`() {
    let index = index([(7, .requirement, false), (7, .adapter, false), (7, RecordKind(rawValue: 99), false)])
    #expect(index.positions(hint: 7) == [1])
    #expect(index.allPositions() == [1])
  }

  @Test func `Records of a layout that is not known are left out`() {
    let image = MadeImage.image(
      [MadeImage.record(hint: 7, version: 2), MadeImage.record(hint: 7), MadeImage.record(hint: 7, version: 0)])
    let index = RecordIndex(image, kind: .adapter)
    #expect(index.positions(hint: 7) == [1])
    #expect(index.allPositions() == [1])
    #expect(!image[0].isReadable)
  }

  @Test func `A continuation of no record, or of one of another kind or layout, stands for nothing`() {
    let image = MadeImage.image([
      MadeImage.record(hint: 7, isContinuation: true), MadeImage.record(hint: 7, kind: .requirement),
      MadeImage.record(hint: 7, isContinuation: true), MadeImage.record(hint: 7, version: 2),
      MadeImage.record(hint: 7, isContinuation: true), MadeImage.record(hint: 7),
    ])
    #expect(RecordIndex(image, kind: .adapter).positions(hint: 7) == [5])
  }

  @Test(arguments: [1, 16, 17, 1000, 5000])
  func `Every record of a large image is found by its own hint`(count: Int) {
    let hints = (0..<count).map { FNV1a.hash32("Protocol\($0)".utf8) }
    let index = index(hints.map { ($0, .adapter, false) })
    for (position, hint) in hints.enumerated() { #expect(index.positions(hint: hint).contains(position)) }
    #expect(index.allPositions().count == count)
  }
}
