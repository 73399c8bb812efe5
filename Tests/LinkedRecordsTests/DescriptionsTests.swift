import LinkedRecords
import RecordFormat
import Testing

/// The descriptions of an image.
struct DescriptionsTests {
  private let first = RecordDescription(kind: .adapter, identity: 7, fields: [.init("adapter", "First")])
  private let second = RecordDescription(kind: .adapter, identity: 8, fields: [.init("adapter", "Second")])

  @Test func `They are found by identity`() {
    let image = MadeImage.image([], names: MadeImage.bytes(first) + MadeImage.bytes(second))
    #expect(image.descriptions() == [7: first, 8: second])
  }

  @Test func `An image without descriptions has none`() {
    #expect(MadeImage.image([]).descriptions() == [:])
  }

  @Test func `Of two with one identity the first stays`() {
    var twin = second
    twin.identity = 7
    let image = MadeImage.image([], names: MadeImage.bytes(first) + MadeImage.bytes(twin))
    #expect(image.descriptions() == [7: first])
  }

  @Test func `A damaged section gives none, and nothing outside it is read`() {
    let bytes = MadeImage.bytes(first)
    #expect(MadeImage.image([], names: Array(bytes.dropLast(9))).descriptions() == [:])
    #expect(MadeImage.image([], names: [1, 2, 3]).descriptions() == [:])
  }
}
