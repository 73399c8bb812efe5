import RecordFormat
import Testing

@Suite("Descriptions")
struct RecordDescriptionTests {
  static let adapter = RecordDescription(
    kind: .adapter, identity: 0x0123_4567_89ab_cdef,
    fields: [
      .init("protocol", "any A"), .init("protocol", "any B"), .init("adapter", "Video"), .init("variant", "a=b"),
    ])

  @Test("The first value of a key, and all of them")
  func values() {
    #expect(Self.adapter["protocol"] == "any A")
    #expect(Self.adapter["host"] == nil)
    #expect(Self.adapter.values(of: "protocol") == ["any A", "any B"])
    #expect(Self.adapter.values(of: "host") == [])
  }

  @Test("The bytes are those of the table")
  func layout() {
    let description = RecordDescription(kind: .requirement, identity: 0x0807_0605_0403_0201, fields: [.init("a", "é")])
    #expect(
      Bytes.of(description) == [0x53, 0x4b, 0x44, 0x31, 2, 0, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0x61, 0x3d, 0xc3, 0xa9, 10]
        + [0, 0, 0])
  }

  @Test("What is written is read back")
  func roundTrip() throws {
    #expect(try RecordDescription.decodeAll(Bytes.of(Self.adapter)) == [Self.adapter])
    let empty = RecordDescription(kind: RecordKind(rawValue: 0xffff), identity: 1, fields: [])
    #expect(try RecordDescription.decodeAll(Bytes.of(empty)) == [empty])
    #expect(try RecordDescription.decodeAll([]) == [])
  }

  @Test("Zero words before, between and behind descriptions are passed over", arguments: [8, 16, 64, 4096])
  func padding(_ count: Int) throws {
    let zeros = [UInt8](repeating: 0, count: count)
    let bytes = zeros + Bytes.of(Self.adapter) + zeros + Bytes.of(Self.adapter) + zeros + [0, 0, 0]
    #expect(try RecordDescription.decodeAll(bytes) == [Self.adapter, Self.adapter])
  }

  @Test("Control characters become spaces, so that a value stays on its line")
  func controls() throws {
    let written = RecordDescription(
      kind: .adapter, identity: 1, fields: [.init("a\nb", "c\r\nd=\u{1b}[0m\u{7f}\u{85}\0")])
    #expect(
      try RecordDescription.decodeAll(Bytes.of(written)).first?.fields == [.init("a b", "c  d= [0m   ")])
  }

  @Test("Text beyond 65,535 bytes is cut at the end of a line")
  func length() throws {
    let fields = (0..<1000).map { RecordDescription.Field("key\($0)", String(repeating: "x", count: 100)) }
    let written = RecordDescription(kind: .adapter, identity: 1, fields: fields)
    let read = try RecordDescription.decodeAll(Bytes.of(written) + Bytes.of(Self.adapter))
    #expect(read.count == 2)
    #expect(read[0].fields.count > 580 && read[0].fields.count < 1000)
    #expect(read[0].fields.elementsEqual(fields.prefix(read[0].fields.count)))
    #expect(read[1] == Self.adapter)
  }

  @Test("A reader passes over lines that are no fields")
  func strangeLines() throws {
    var bytes = Bytes.of(RecordDescription(kind: .adapter, identity: 1, fields: [.init("abc", "d"), .init("e", "f")]))
    bytes[19] = UInt8(ascii: "-")
    #expect(try RecordDescription.decodeAll(bytes).first?.fields == [.init("e", "f")])
  }
}

/// A description as it lies in memory.
enum Bytes {
  static func of(_ description: RecordDescription) -> [UInt8] {
    description.words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }
}
