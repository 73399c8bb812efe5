internal import ServiceKit

/// Why an action did not reach a handler.
public struct MediatorError: Error, CustomStringConvertible {
  /// A kind of failure.
  public struct Code: Hashable, Sendable {
    let name: String

    /// No handler of the action is linked.
    public static let noHandler = Code(name: "noHandler")
    /// Two handlers of the action are linked.
    public static let severalHandlers = Code(name: "severalHandlers")
    /// The action was sent synchronously, and its handler may wait.
    public static let notImmediate = Code(name: "notImmediate")
    /// The action was sent synchronously, and a middleware cannot run at once.
    public static let middlewareWaits = Code(name: "middlewareWaits")
    /// Actions led to one another without end.
    public static let withoutEnd = Code(name: "withoutEnd")
  }

  /// The kind of failure.
  public let code: Code
  private let message: String

  init(_ code: Code, _ message: MessageText) {
    self.code = code
    self.message = message.text
  }

  /// The whole message, over several lines.
  public var description: String { message }
}
