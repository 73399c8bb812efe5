import RecordFormat
import Testing

@Suite("Damaged and hostile descriptions")
struct DamagedDescriptionTests {
  private static let good = Bytes.of(RecordDescriptionTests.adapter)

  @Test("A section that starts with something else is refused")
  func foreign() {
    #expect(
      Self.error(Array("not a description!".utf8)) == "No description starts at byte 0 of the description section")
  }

  @Test("Zero bytes that are no whole word are not passed over")
  func halfZero() {
    #expect(
      Self.error([0, 0, 0, 0, 0, 0, 0, 1] + Self.good) == "No description starts at byte 0 of the description section")
  }

  @Test("The place of the fault is counted from the start of the section")
  func offset() {
    var bytes = Self.good + Self.good
    bytes[Self.good.count + 2] = UInt8(ascii: "X")
    #expect(
      Self.error(bytes) == "No description starts at byte \(Self.good.count) of the description section")
  }

  @Test("A description of a newer version is passed over, and those around it are read")
  func newerVersion() throws {
    var newer = Self.good
    newer[3] = UInt8(ascii: "2")
    let found = try RecordDescription.decodeAll(Self.good + newer + Self.good)
    #expect(found == [RecordDescriptionTests.adapter, RecordDescriptionTests.adapter])
  }

  @Test("A header that is cut is refused", arguments: 1..<16)
  func truncatedHeader(_ count: Int) {
    #expect(Self.error(Array(Self.good.prefix(count))) == "A truncated header at byte 0 of the description section")
  }

  @Test("A text that is cut is refused", arguments: [16, 17, 40])
  func truncatedText(_ count: Int) {
    #expect(Self.error(Array(Self.good.prefix(count))) == "A truncated text at byte 0 of the description section")
  }

  @Test("A length that reaches beyond the section is refused")
  func longLength() {
    var bytes = Self.good
    bytes[6] = 0xff
    bytes[7] = 0xff
    #expect(Self.error(bytes) == "A truncated text at byte 0 of the description section")
  }

  @Test("The last description may lack its padding")
  func withoutPadding() throws {
    let bytes = Self.good.reversed().drop { $0 == 0 }.reversed()
    #expect(try RecordDescription.decodeAll(Array(bytes)) == [RecordDescriptionTests.adapter])
  }

  @Test("Bytes that are no UTF-8 are replaced, not refused")
  func invalidText() throws {
    var bytes = Self.good
    bytes[25] = 0xff
    #expect(try RecordDescription.decodeAll(bytes).first?["protocol"]?.contains("\u{fffd}") == true)
  }

  @Test("A slice is read in its own coordinates")
  func slice() throws {
    let bytes = [1, 2, 3] + Self.good
    #expect(try RecordDescription.decodeAll(bytes[3...]) == [RecordDescriptionTests.adapter])
    #expect(Self.error(bytes[3..<10]) == "A truncated header at byte 0 of the description section")
  }

  private static func error(_ bytes: some RandomAccessCollection<UInt8>) -> String? {
    do throws(RecordDescription.DecodingError) {
      _ = try RecordDescription.decodeAll(bytes)
      return nil
    } catch { return error.description }
  }
}
