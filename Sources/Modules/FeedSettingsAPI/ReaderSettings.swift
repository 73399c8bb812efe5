/// The settings of a product.
public struct ReaderSettings: Sendable, Hashable {
  /// The title is passed on with an address.
  public let sharesTitles: Bool
  /// All settings of the product, one a line.
  public let lines: [String]

  /// Makes the settings.
  public init(sharesTitles: Bool, lines: [String]) {
    self.sharesTitles = sharesTitles
    self.lines = lines
  }
}
