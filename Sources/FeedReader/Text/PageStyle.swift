/// How pages are laid out in this run: how wide, and whether in colour.
public struct PageStyle: Sendable, Hashable {
  /// The columns of a line, 20 to 1,000.
  public let width: Int

  /// Whether control sequences for colour are written.
  public let usesColor: Bool

  /// Makes a style; a width outside 20 to 1,000 columns is moved to the nearer end.
  public init(width: Int, usesColor: Bool) {
    self.width = min(max(width, 20), 1_000)
    self.usesColor = usesColor
  }

  /// The text in a style, or the text alone where there is no colour.
  public func styled(_ text: String, _ style: TextStyle) -> String {
    guard usesColor, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }
}
