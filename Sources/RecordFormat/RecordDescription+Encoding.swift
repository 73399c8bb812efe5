extension RecordDescription {
  /// The letters that start a description; the digit is the version of the format.
  static let magic: [UInt8] = Array("SKD1".utf8)
  static let headerLength = 16
  static let maximumTextLength = Int(UInt16.max)

  /// The description as 64-bit words in the order of memory on a little-endian machine.
  ///
  /// Text beyond 65,535 bytes is cut at the end of the last whole line.
  ///
  /// - Complexity: O(n).
  public var words: [UInt64] {
    var bytes = Self.magic
    let text = encodedText
    bytes += Self.littleEndian(kind.rawValue)
    bytes += Self.littleEndian(UInt16(text.count))
    bytes += Self.littleEndian(identity)
    bytes += text
    while bytes.count % 8 != 0 { bytes.append(0) }
    return stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private var encodedText: [UInt8] {
    var text: [UInt8] = []
    for field in fields {
      let line = Self.withoutControls(field.key).utf8 + Array("=".utf8) + Self.withoutControls(field.value).utf8 + [10]
      guard text.count + line.count <= Self.maximumTextLength else { break }
      text += line
    }
    return text
  }

  private static func withoutControls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  private static func littleEndian(_ value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
