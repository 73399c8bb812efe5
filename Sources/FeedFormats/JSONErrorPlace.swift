/// The line and column that Foundation's JSON decoder puts into the text of its errors.
struct JSONErrorPlace {
  private var line: Int?
  private var column: Int?

  init(_ text: String) {
    line = Self.number(after: "line ", in: text)
    column = Self.number(after: "column ", in: text)
  }

  /// The place in the document, of which the decoder saw the bytes from a place on; without a column where the start
  /// has none.
  func position(from start: TextPosition) -> TextPosition {
    guard let line else { return start }
    let isFirst = line <= 1
    let shifted = column.flatMap { column in start.column.map { isFirst ? $0 + max(0, column - 1) : column } }
    return TextPosition(line: start.line + max(0, line - 1), column: shifted)
  }

  private static func number(after word: String, in text: String) -> Int? {
    text.firstRange(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
  }
}
