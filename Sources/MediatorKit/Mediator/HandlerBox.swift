/// A handler with its middleware around it, composed once for an action type.
@usableFromInline
final class HandlerBox<A: ModuleAction>: Sendable {
  @usableFromInline let method: any HandlerMethod<A>

  init(_ method: any HandlerMethod<A>) { self.method = method }
}

/// The same for a call that is answered at once.
@usableFromInline
final class ImmediateHandlerBox<A: ImmediateAction>: Sendable {
  @usableFromInline let run: HandlerRecord.ImmediateRun<A>

  init(_ run: @escaping HandlerRecord.ImmediateRun<A>) { self.run = run }
}
