import RecordFormat
import SeededNumbers
import Testing

/// Properties that hold for all descriptions and all bytes, tried with a fixed seed.
@Suite("Descriptions, by chance")
struct DescriptionPropertyTests {
  @Test("Any list of descriptions is read back as it was written")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 2026)
    for _ in 0..<500 {
      let written = (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.description(&random) }
      var bytes: [UInt8] = []
      for description in written {
        bytes += [UInt8](repeating: 0, count: 8 * Int.random(in: 0...3, using: &random)) + Bytes.of(description)
      }
      #expect(bytes.count.isMultiple(of: 8))
      #expect(try RecordDescription.decodeAll(bytes) == written)
    }
  }

  @Test("Damaged bytes are read or refused, and what is read was there")
  func damage() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var bytes = (0..<3).flatMap { _ in Bytes.of(Self.description(&random)) }
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      do throws(RecordDescription.DecodingError) {
        let read = try RecordDescription.decodeAll(bytes)
        #expect(read.count <= bytes.count / 16)
      } catch { #expect(error.offset >= 0 && error.offset < bytes.count) }
    }
  }

  @Test("A prefix is read as the descriptions that it holds, or refused at the first that it cuts")
  func prefixes() {
    var random = SeededGenerator(seed: 11)
    let descriptions = (0..<4).map { _ in Self.description(&random) }
    let parts = descriptions.map(Bytes.of)
    let whole = parts.flatMap(\.self)
    let ends = parts.indices.map { parts[...$0].map(\.count).reduce(0, +) }
    for count in 0...whole.count {
      let read = try? RecordDescription.decodeAll(whole.prefix(count))
      guard let complete = [0].appending(ends).firstIndex(of: count) else { continue }
      #expect(read == Array(descriptions.prefix(complete)))
    }
  }

  @Test("Hints do not depend on order, qualification or markers")
  func hints() {
    var random = SeededGenerator(seed: 3)
    let markers = ["Sendable", "AnyObject", "Swift.Copyable"]
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 1...4, using: &random)).map { _ in "P\(UInt8.random(in: 0...99, using: &random))"
      }
      let written =
        (names.map { Bool.random(using: &random) ? "Module.\($0)" : $0 }
        + markers.filter { _ in Bool.random(using: &random) }).shuffled(using: &random)
      let separator = Bool.random(using: &random) ? " & " : "&"
      #expect(
        RecordHint.hint(ofType: "any " + written.joined(separator: separator))
          == names.map { FNV1a.hash32($0.utf8) }.reduce(0, &+))
    }
  }

  private static func description(_ random: inout SeededGenerator) -> RecordDescription {
    let letters = Array("abcXYZ019 .&=?()`éß中🙂")
    func text(_ random: inout SeededGenerator, from letters: [Character]) -> String {
      String((0..<Int.random(in: 0...24, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    return RecordDescription(
      kind: RecordKind(rawValue: UInt16.random(in: 0...9, using: &random)),
      identity: UInt64.random(in: 0 ... .max, using: &random),
      fields: (0..<Int.random(in: 0...6, using: &random)).map { _ in
        .init(text(&random, from: letters.filter { $0 != "=" }), text(&random, from: letters))
      })
  }
}

extension Array {
  fileprivate func appending(_ more: [Element]) -> [Element] { self + more }
}
