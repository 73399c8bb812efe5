extension RecordDescription {
  /// What was wrong with the bytes of a description section.
  public struct DecodingError: Error, Equatable, CustomStringConvertible, Sendable {
    /// Offset into the section, in bytes.
    public var offset: Int
    /// What is wrong.
    public var fact: String
    /// The fact and the offset.
    public var description: String { "\(fact) at byte \(offset) of the description section" }
  }

  /// All descriptions of a section.
  ///
  /// Zero words between descriptions, which a linker may add, are passed over. The bytes may come from a foreign or
  /// damaged file: nothing outside them is read. A description of another version is passed over by its length, which
  /// stands at the same place in every version.
  ///
  /// - Throws: ``DecodingError`` at the first thing that is no description.
  /// - Complexity: O(n).
  public static func decodeAll(_ bytes: some RandomAccessCollection<UInt8>) throws(DecodingError) -> [RecordDescription]
  {
    try decode(bytes).known
  }

  /// The descriptions of a section, and how many there are of other versions.
  ///
  /// The same as ``decodeAll(_:)``, for tools that say what they pass over.
  ///
  /// - Throws: ``DecodingError`` at the first thing that is no description.
  /// - Complexity: O(n).
  package static func decode(
    _ bytes: some RandomAccessCollection<UInt8>
  ) throws(DecodingError) -> (known: [RecordDescription], otherVersions: Int) {
    var found: [RecordDescription] = []
    var others = 0
    var rest = bytes[...]
    func offset() -> Int { bytes.distance(from: bytes.startIndex, to: rest.startIndex) }
    while !rest.isEmpty {
      if rest.prefix(8).allSatisfy({ $0 == 0 }) {
        rest = rest.dropFirst(8)
        continue
      }
      guard rest.count >= headerLength else { throw DecodingError(offset: offset(), fact: "A truncated header") }
      guard rest.prefix(3).elementsEqual(magic.prefix(3)) else {
        throw DecodingError(offset: offset(), fact: "No description starts")
      }
      let header = Array(rest.prefix(headerLength))
      let length = Int(header[6]) | Int(header[7]) << 8
      let padded = (headerLength + length + 7) / 8 * 8
      guard rest.count >= headerLength + length else {
        throw DecodingError(offset: offset(), fact: "A truncated text")
      }
      if header[3] == magic[3] {
        found.append(
          RecordDescription(
            kind: RecordKind(rawValue: UInt16(header[4]) | UInt16(header[5]) << 8),
            identity: header[8..<16].reversed().reduce(0) { $0 << 8 | UInt64($1) },
            fields: fields(of: rest.dropFirst(headerLength).prefix(length))))
      } else {
        others += 1
      }
      rest = rest.dropFirst(padded)
    }
    return (found, others)
  }

  private static func fields(of text: some Collection<UInt8>) -> [Field] {
    text.split(separator: 10).compactMap { line in
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      return Field(
        String(decoding: line[..<equals], as: UTF8.self),
        String(decoding: line[line.index(after: equals)...], as: UTF8.self))
    }
  }
}
