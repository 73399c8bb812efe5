/// No item that is loaded has the link that was asked for.
public struct UnknownItem: Error, CustomStringConvertible {
  /// How many items were looked at.
  public let count: Int

  /// Makes the error.
  public init(count: Int) {
    self.count = count
  }

  /// In one sentence, without the link.
  public var description: String {
    let items = count == 1 ? "the 1 item that is" : "the \(count) items that are"
    return "'url' is the link of none of \(items) loaded; nothing is fetched"
  }
}
