/// Why a module is closed.
public struct ClosingReason: Hashable, Sendable, CustomStringConvertible {
  /// The words of the reason.
  public let description: String
  /// The module may refuse.
  let asks: Bool

  /// ``ModuleHandle/close()`` was called.
  public static let requested = ClosingReason(description: "requested", asks: true)
  /// The module asked for it, with ``ModuleContext/requestClose()``.
  public static let module = ClosingReason(description: "module", asks: true)
  /// All who held the handle have let go of it.
  public static let handleLost = ClosingReason(description: "handle lost", asks: false)
  /// ``Mediator/closeModules()`` was called.
  public static let mediator = ClosingReason(description: "mediator", asks: false)
}
