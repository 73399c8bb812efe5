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
    /// The action has handlers, and none for the state of the mediator.
    public static let otherState = Code(name: "otherState")
    /// The action has handlers, and none for the arm of an experiment or the value of a setting.
    public static let noVariant = Code(name: "noVariant")
    /// A setting does not have the value that was chosen.
    public static let unknownValue = Code(name: "unknownValue")
    /// An observer of an event threw.
    public static let observerFailed = Code(name: "observerFailed")
    /// An event was told synchronously, and an observer may wait.
    public static let observerWaits = Code(name: "observerWaits")
    /// Events led to one another without end.
    public static let eventsWithoutEnd = Code(name: "eventsWithoutEnd")
    /// The action was sent synchronously, and its handler may wait.
    public static let notImmediate = Code(name: "notImmediate")
    /// The action was sent synchronously, and a middleware cannot run at once.
    public static let middlewareWaits = Code(name: "middlewareWaits")
    /// Actions led to one another without end.
    public static let withoutEnd = Code(name: "withoutEnd")
    /// Targets that need one another to be made, or modules that wait for one another to be open.
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
    /// A link is malformed, or beyond a limit.
    public static let badLink = Code(name: "badLink")
    /// A name is beyond a limit.
    public static let badName = Code(name: "badName")
    /// A parameter is missing, unknown, repeated, not allowed, or not what its type wants.
    public static let badParameters = Code(name: "badParameters")
    /// No action has the name, or the path of the link.
    public static let notFound = Code(name: "notFound")
    /// The action cannot be reached by a link.
    public static let notExposed = Code(name: "notExposed")
    /// The link needs a confirmation that was not given.
    public static let notConfirmed = Code(name: "notConfirmed")
    /// Two actions have the name, or paths that fit the link equally well.
    public static let severalActions = Code(name: "severalActions")
    /// The handler has answered something else than the caller expects.
    public static let otherOutput = Code(name: "otherOutput")
    /// Server data is malformed, beyond a limit, names no module, or has parameters that the module does not take.
    public static let badData = Code(name: "badData")
    /// A class that is to be opened has no `@Module` here.
    public static let noModule = Code(name: "noModule")
    /// Two modules have one id.
    public static let severalModules = Code(name: "severalModules")
    /// The program handed over other client values than the module takes.
    public static let otherClientValues = Code(name: "otherClientValues")
    /// The method of a module was called, and none is open.
    public static let moduleNotOpen = Code(name: "moduleNotOpen")
    /// A module was closed before it had answered, or before it was open.
    public static let moduleClosed = Code(name: "moduleClosed")
    /// More requests came before the program was ready than are kept.
    public static let parkedTooMany = Code(name: "parkedTooMany")
    /// A request waited longer for the program to be ready than is allowed.
    public static let parkedTooLong = Code(name: "parkedTooLong")
    /// A gate was refused while a request waited for it.
    public static let gateRefused = Code(name: "gateRefused")
    /// No crash record is kept.
    public static let recordIsOff = Code(name: "recordIsOff")
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
