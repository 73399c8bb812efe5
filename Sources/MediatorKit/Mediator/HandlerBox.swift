/// A handler with its middleware around it, composed once for an action type.
@usableFromInline
final class HandlerBox<A: ModuleAction>: Sendable {
  @usableFromInline let run: HandlerRecord.Run<A>

  init(_ run: @escaping HandlerRecord.Run<A>) { self.run = run }
}

/// The same for a call that is answered at once.
@usableFromInline
final class ImmediateHandlerBox<A: ImmediateAction>: Sendable {
  @usableFromInline let run: HandlerRecord.ImmediateRun<A>

  init(_ run: @escaping HandlerRecord.ImmediateRun<A>) { self.run = run }
}
