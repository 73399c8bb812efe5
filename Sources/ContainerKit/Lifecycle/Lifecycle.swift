internal import CallLists
internal import ServiceKit

/// A chain of states, and what a component is told when it enters or leaves one.
///
/// A state includes those before it: what has appeared is loaded. ``page`` is the usual chain; a pipeline or a game declares
/// another:
///
/// ```swift
/// let pipeline = Lifecycle(
///   .step(.opened, (any Opening).self, up: { $0.open() }, down: { $0.close() }),
///   .step(.running, (any Running).self, up: { try $0.start() }, down: { $0.stop() }))
/// ```
public struct Lifecycle {
  /// One state of a chain.
  public struct Step {
    /// The state.
    public let state: LifecycleState
    let typeName: String
    /// They answer whether the object is concerned.
    let up: (AnyObject) throws -> Bool
    let down: (AnyObject) throws -> Bool
    /// The object conforms, but not where the container is.
    let isElsewhere: (AnyObject) -> Bool

    /// Declares a state, and whom it concerns.
    ///
    /// - Parameters:
    ///   - state: its name.
    ///   - type: the protocol of those that are told; others pass through the state silently.
    ///   - up: tells one that it has entered the state.
    ///   - down: tells one that it is about to leave the state.
    /// - Returns: the step.
    public static func step<P>(
      _ state: LifecycleState, _ type: P.Type, up: @escaping (P) throws -> Void, down: @escaping (P) throws -> Void
    ) -> Step {
      Step(
        state: state, typeName: TypeName.qualified(type), up: { try tell($0, up) }, down: { try tell($0, down) },
        isElsewhere: { if case .isolatedElsewhere = Conformance<P>(of: $0) { true } else { false } })
    }

    private static func tell<P>(_ object: AnyObject, _ body: (P) throws -> Void) throws -> Bool {
      guard let component = object as? P else { return false }
      try body(component)
      return true
    }
  }

  let steps: [Step]

  /// Declares a chain.
  ///
  /// - Parameter steps: in the order in which they are entered; their names are different.
  public init(_ steps: Step...) {
    precondition(Set(steps.map(\.state)).count == steps.count, "Two states of a lifecycle have one name")
    self.steps = steps
  }

  /// The states, in order.
  public var states: [LifecycleState] { steps.map(\.state) }

  /// `attached < loaded < appeared < active`, with the protocols ``Attaching``, ``Loading``, ``Appearing`` and
  /// ``Activating``.
  public static var page: Lifecycle {
    Lifecycle(
      .step(.attached, (any Attaching).self, up: { $0.didAttach() }, down: { $0.willDetach() }),
      .step(.loaded, (any Loading).self, up: { $0.didLoad() }, down: { $0.willUnload() }),
      .step(.appeared, (any Appearing).self, up: { $0.didAppear() }, down: { $0.willDisappear() }),
      .step(.active, (any Activating).self, up: { $0.didBecomeActive() }, down: { $0.willResignActive() }))
  }
}
