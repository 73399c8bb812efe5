internal import ServiceKit

/// A middleware that has to be prepared: calls wait for it, and none passes it by.
struct PreparedForm<Prepared: Middleware>: MiddlewareForm {
  private let preparation: Preparation<Prepared>
  private let place: SourcePlace

  init(_ make: @escaping @Sendable () async throws -> Prepared, _ place: SourcePlace) {
    preparation = Preparation(make)
    self.place = place
  }

  var name: String { "the middleware \(TypeName.qualified(Prepared.self))" }
  var canBeImmediate: Bool { Prepared.self is any ImmediateMiddleware.Type }
  var wayToImmediate: String { "Let \(TypeName.qualified(Prepared.self)) conform to ImmediateMiddleware." }

  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    let preparation = preparation
    return { action, call in try await preparation.value().handle(action, call, Next(run: rest)) }
  }

  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
  {
    guard canBeImmediate else { return nil }
    let (preparation, place) = (preparation, place)
    return { action, call in
      guard let ready = preparation.ready as? any ImmediateMiddleware else {
        throw MediatorError.middlewareNotReady(call, Prepared.self, place)
      }
      return try ready.handle(action, call, ImmediateNext(run: rest))
    }
  }
}

/// Something that is made once, when it is first asked for, while everybody who asks waits; after an error the next one
/// who asks tries again.
final class Preparation<Value: Sendable>: Sendable {
  private let make: @Sendable () async throws -> Value
  private let current = Guarded<Settlement<Value>?>(nil)

  init(_ make: @escaping @Sendable () async throws -> Value) { self.make = make }

  /// What was made; nil before.
  var ready: Value? { current.withLock { $0 }.flatMap { try? $0.answer?.get() } }

  nonisolated(nonsending) func value() async throws -> Value {
    let (settlement, isFirst) = current.withLock { current -> (Settlement<Value>, Bool) in
      if let current { return (current, false) }
      let new = Settlement<Value>()
      current = new
      return (new, true)
    }
    // A task of its own, so that whoever asked first may be cancelled without harm to the others.
    if isFirst { Task { await self.run(settlement) } }
    return try await settlement.value()
  }

  private func run(_ settlement: Settlement<Value>) async {
    do { settlement.settle(.success(try await make())) } catch {
      settlement.settle(.failure(error), before: { forget() })
    }
  }

  private func forget() {
    var last: Settlement<Value>?
    current.withLock { swap(&$0, &last) }
  }
}
