// servicekit:ignore:file record-shape - the records are of a kind of their own, so that nothing else reads them
import LinkedRecords
import RecordFormat
import Testing

/// The records that are linked into this very program.
struct OwnImageTests {
  private static let kind = RecordKind(rawValue: 4242)

  enum Fixture {
    @section("sk_records") @used
    private static let first: (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
      1, 4242, 77, 1, { out in unsafe out.storeBytes(of: 1, as: Int.self) }
    )

    @section("sk_records") @used
    private static let second: (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
      1, 4242, 78, 2, { out in unsafe out.storeBytes(of: 2, as: Int.self) }
    )
  }

  @Test func `Constants in the section are there, in every build`() {
    let index = RecordIndex(.own, kind: Self.kind)
    let found = index.allPositions().compactMap { index.image[$0].load(as: Int.self) }
    #expect(found.sorted() == [1, 2])
    #expect(index.positions(hint: 78).compactMap { index.image[$0].load(as: Int.self) } == [2])
  }

  @Test func `The image is read again and again with the same result`() {
    #expect(LinkedImage.own.recordCount == LinkedImage.own.recordCount)
    #expect(LinkedImage.own.recordCount >= 2)
  }
}
