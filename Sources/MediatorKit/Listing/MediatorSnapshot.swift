public import ServiceKit

/// What a mediator has, for listings and tools.
public struct MediatorSnapshot: Codable, Hashable, Sendable {
  /// An action that is handled.
  public struct Action: Codable, Hashable, Sendable {
    /// The type, with its module.
    public let name: String
    /// It is answered at once.
    public let isImmediate: Bool
    /// What handles it: one for each state and variant, unless ``Mediator/validate()`` says otherwise.
    public let handlers: [Handler]
  }

  /// A function that handles an action.
  public struct Handler: Codable, Hashable, Sendable {
    /// The type whose method it is, with its module; nil for a free function and for one added at run time.
    public let target: String?
    /// The function's name; nil where that is not known.
    public let function: String?
    /// The module that it is declared in.
    public let module: String
    /// Where it is declared; nil where the program was built without descriptions.
    public let place: SourcePlace?
    /// How long its instance lives; nil where there is none.
    public let scope: TargetScope?
    /// The name of the state that it is for; nil for every state that has no handler of its own.
    public let state: String?
    /// The arm of an experiment, or the value of a setting, that it is for, as in `newPlayer=on`.
    public let variant: String?
  }

  /// A middleware.
  public struct Middleware: Codable, Hashable, Sendable {
    /// What messages call it.
    public let name: String
    /// The one action that it is for; nil for all.
    public let action: String?
    /// Where it was added.
    public let place: SourcePlace
  }

  /// An observer of an event.
  public struct Observer: Codable, Hashable, Sendable {
    /// The name of the event.
    public let event: String
    /// The action that it sends; nil for code.
    public let action: String?
    /// Where it was added.
    public let place: SourcePlace
  }

  /// The name of the state that the mediator is in.
  public let state: String
  /// The actions, by name.
  public let actions: [Action]
  /// The middleware, from the outermost to the innermost.
  public let middleware: [Middleware]
  /// The observers, by the names of the events.
  public let observers: [Observer]
}
