/// The place that Foundation's JSON decoder puts into the text of its errors: an offset here, line and column elsewhere.
struct JSONErrorPlace {
  private var offset: Int?
  private var line: Int?
  private var column: Int?

  init(_ text: String) {
    offset = Self.number(after: "around character ", in: text)
    line = Self.number(after: "line ", in: text)
    column = Self.number(after: "column ", in: text)
  }

  /// The place in the document, of which the decoder saw some bytes from a place on.
  ///
  /// There is no column where the start has none.
  func position(in bytes: [UInt8], from start: TextPosition) -> TextPosition {
    if let offset {
      var place = bytes.withUnsafeBufferPointer { start.advanced(over: $0[..<min(offset, bytes.count)]) }
      if start.column == nil { place.column = nil }
      return place
    }
    guard let line else { return start }
    let isFirst = line <= 1
    let shifted = column.flatMap { column in start.column.map { isFirst ? $0 + max(0, column - 1) : column } }
    return TextPosition(line: start.line + max(0, line - 1), column: shifted)
  }

  private static func number(after word: String, in text: String) -> Int? {
    text.firstRange(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
  }
}
