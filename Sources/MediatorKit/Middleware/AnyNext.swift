internal import Synchronization

/// Code around every action, written as a closure.
public typealias AroundAction =
  nonisolated(nonsending) @Sendable (ActionCall, consuming AnyNext) async throws -> AnyReply

/// The rest of the way to a handler, for code that does not know the action's type; it cannot be copied, so that calling it
/// twice does not compile.
public struct AnyNext: ~Copyable, Sendable {
  private let frame: CallFrame
  private let position: Int

  init(_ frame: CallFrame, _ position: Int) {
    self.frame = frame
    self.position = position
  }

  /// Goes on.
  ///
  /// - Parameter call: the call.
  /// - Returns: what stands for the answer.
  /// - Throws: what the rest throws.
  nonisolated(nonsending) public consuming func callAsFunction(_ call: ActionCall) async throws -> AnyReply {
    let (frame, position) = (frame, position)
    guard position < frame.around.count else {
      try await frame.finish(call)
      return AnyReply()
    }
    return try await frame.around[position](call, AnyNext(frame, position + 1))
  }
}

/// Stands for the answer of a handler; only ``AnyNext`` makes one, so that no code around an action can be without it.
public struct AnyReply: ~Copyable, Sendable {
  init() {}
}

/// What a send keeps while closures run around it: one allocation for any number of them.
///
/// Only one ``AnyNext`` of it exists at a time, and none can be used twice, so the handler is reached at most once.
class CallFrame: @unchecked Sendable {
  let around: [AroundAction]

  init(_ around: [AroundAction]) { self.around = around }

  nonisolated(nonsending) func finish(_ call: ActionCall) async throws {}
}

/// The frame of an action.
final class ActionFrame<A: ModuleAction>: CallFrame, @unchecked Sendable {
  private let action: A
  private let rest: HandlerRecord.Run<A>
  /// Written before ``isFinished`` is set, and read after.
  private var output: A.Output?
  private let isFinished = Atomic(false)

  private init(_ action: A, _ around: [AroundAction], _ rest: @escaping HandlerRecord.Run<A>) {
    self.action = action
    self.rest = rest
    super.init(around)
  }

  nonisolated(nonsending) override func finish(_ call: ActionCall) async throws {
    output = try await rest(action, call)
    isFinished.store(true, ordering: .releasing)
  }

  /// A handler with closures around it, the first one outermost.
  static func around(_ closures: [AroundAction], _ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    { action, call in
      let frame = ActionFrame(action, closures, rest)
      _ = try await AnyNext(frame, 0)(call)
      guard frame.isFinished.load(ordering: .acquiring), let output = frame.output else {
        throw MediatorError.noAnswer(call)
      }
      return output
    }
  }
}
