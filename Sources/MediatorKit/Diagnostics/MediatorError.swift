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
    /// Targets that need one another to be made.
    public static let cycle = Code(name: "cycle")
    /// The handler is a method of an adapter, and the program binds another one.
    public static let otherAdapter = Code(name: "otherAdapter")
    /// The deadline has passed.
    public static let timedOut = Code(name: "timedOut")
    /// The mediator is closed.
    public static let closed = Code(name: "closed")
    /// A handler let go of its reply without an answer.
    public static let unanswered = Code(name: "unanswered")
    /// A reply was answered again, or too late.
    public static let lateAnswer = Code(name: "lateAnswer")
    /// The handler was removed while a task or a reply waited for it.
    public static let handlerRemoved = Code(name: "handlerRemoved")
    /// A middleware is not ready.
    public static let middlewareNotReady = Code(name: "middlewareNotReady")
    /// A middleware returned without the answer of the rest.
    public static let noAnswer = Code(name: "noAnswer")
    /// What is sent after an action failed.
    public static let afterFailed = Code(name: "afterFailed")
    /// What `validate()` found.
    public static let invalid = Code(name: "invalid")
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
