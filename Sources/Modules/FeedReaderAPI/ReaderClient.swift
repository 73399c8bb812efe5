/// What the reader hands to each module that it opens; never read from outside.
public struct ReaderClient: Sendable {
  /// The item that the module is to be opened for; nil where only the server's parameters say it.
  public let item: ReaderItem?

  /// Makes the values.
  public init(item: ReaderItem? = nil) {
    self.item = item
  }
}
