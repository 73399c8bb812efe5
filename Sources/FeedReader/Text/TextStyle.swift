/// A way to set off text on a terminal, as the parameters of a "select graphic rendition" sequence (ECMA-48).
public struct TextStyle: Sendable, Hashable {
  /// The numbers between `ESC [` and `m`, separated by semicolons.
  public let parameters: String

  /// Makes a style from the parameters of its control sequence.
  public init(parameters: String) {
    self.parameters = parameters
  }

  /// Bold.
  public static let bold = TextStyle(parameters: "1")

  /// Faint.
  public static let faint = TextStyle(parameters: "2")

  /// Bold cyan, for titles.
  public static let title = TextStyle(parameters: "1;36")

  /// Underlined blue, for links.
  public static let link = TextStyle(parameters: "4;34")

  /// Yellow, for what stands out.
  public static let accent = TextStyle(parameters: "33")
}
