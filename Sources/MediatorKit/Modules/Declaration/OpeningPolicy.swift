/// What happens where a module is opened that is open already.
public struct OpeningPolicy: Hashable, Sendable, CustomStringConvertible {
  /// `always`, `once` or `reuseTop`.
  public let name: String

  /// It is opened once more, above; the default for all openings that no link led to.
  public static let always = OpeningPolicy(name: "always")
  /// The open one is told, wherever in the stack it is, and its handle is answered; the default for links.
  ///
  /// Who comes while the first is still being opened waits for it.
  public static let once = OpeningPolicy(name: "once")
  /// The same, where it is the top of the stack; else it is opened once more.
  public static let reuseTop = OpeningPolicy(name: "reuseTop")

  /// The name.
  public var description: String { name }
}
