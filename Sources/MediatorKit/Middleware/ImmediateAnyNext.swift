internal import Synchronization

/// Code around every action that is answered at once, written as a closure.
public typealias AroundImmediateAction = @Sendable (ActionCall, consuming ImmediateAnyNext) throws -> AnyReply

/// The rest of the way to a handler that answers at once, for code that does not know the action's type; it can be called
/// once.
public struct ImmediateAnyNext: ~Copyable, Sendable {
  private let frame: ImmediateFrame
  private let position: Int

  init(_ frame: ImmediateFrame, _ position: Int) {
    self.frame = frame
    self.position = position
  }

  /// Goes on; see ``AnyNext``.
  public consuming func callAsFunction(_ call: ActionCall) throws -> AnyReply {
    guard position < frame.around.count else {
      try frame.finish(call)
      return AnyReply()
    }
    return try frame.around[position](call, ImmediateAnyNext(frame, position + 1))
  }
}

/// What a synchronous send keeps while closures run around it.
///
/// Only one ``ImmediateAnyNext`` of it exists at a time, and none can be used twice, so the handler is reached at most once.
class ImmediateFrame: @unchecked Sendable {
  let around: [AroundImmediateAction]

  init(_ around: [AroundImmediateAction]) { self.around = around }

  func finish(_ call: ActionCall) throws {}
}

/// The frame of an action that is answered at once.
final class ImmediateActionFrame<A: ImmediateAction>: ImmediateFrame, @unchecked Sendable {
  private let action: A
  private let rest: HandlerRecord.ImmediateRun<A>
  /// Written before ``isFinished`` is set, and read after.
  private var output: A.Output?
  private let isFinished = Atomic(false)

  private init(_ action: A, _ around: [AroundImmediateAction], _ rest: @escaping HandlerRecord.ImmediateRun<A>) {
    self.action = action
    self.rest = rest
    super.init(around)
  }

  override func finish(_ call: ActionCall) throws {
    output = try rest(action, call)
    isFinished.store(true, ordering: .releasing)
  }

  /// A handler with closures around it, the first one outermost.
  static func around(
    _ closures: [AroundImmediateAction], _ rest: @escaping HandlerRecord.ImmediateRun<A>
  ) -> HandlerRecord.ImmediateRun<A> {
    { action, call in
      let frame = ImmediateActionFrame(action, closures, rest)
      _ = try ImmediateAnyNext(frame, 0)(call)
      guard frame.isFinished.load(ordering: .acquiring), let output = frame.output else {
        throw MediatorError.noAnswer(call)
      }
      return output
    }
  }
}
