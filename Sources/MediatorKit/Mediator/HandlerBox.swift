/// A handler with its middleware around it, composed once for an action type.
@usableFromInline
final class HandlerBox<A: ModuleAction>: Sendable {
  @usableFromInline let composed: any HandlerMethod<A>
  /// Whether the state of the mediator chooses, with nothing around the handler: then the send itself asks which one it is,
  /// which saves a frame for the choice.
  @usableFromInline let isChosen: Bool
  private let choice: ChosenMethod<A>?

  init(_ method: any HandlerMethod<A>) {
    composed = method
    choice = method as? ChosenMethod<A>
    isChosen = choice != nil
  }

  /// What a call is to run.
  @inlinable
  @inline(__always)
  var method: any HandlerMethod<A> { isChosen ? chosen : composed }

  @usableFromInline var chosen: any HandlerMethod<A> { choice?.bound ?? composed }
}

/// The same for a call that is answered at once.
@usableFromInline
final class ImmediateHandlerBox<A: ImmediateAction>: Sendable {
  @usableFromInline let run: HandlerRecord.ImmediateRun<A>

  init(_ run: @escaping HandlerRecord.ImmediateRun<A>) { self.run = run }
}
