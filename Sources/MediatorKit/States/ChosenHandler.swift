internal import ServiceKit

/// The way to whichever handler of an action answers a call: chosen for each call, bound once.
///
/// Where the state alone decides, the choice is one lookup by the number of the state, without a lock: as cheap as a send
/// that has nothing to choose. Which handler a state has never changes here, since a handler that is added or removed makes
/// the mediator compose anew.
///
/// `Box` holds a bound handler: `HandlerBox` for calls that wait, `ImmediateHandlerBox` for those that are answered at once.
final class ChosenHandler<Box: AnyObject & Sendable>: Sendable {
  private let choice: HandlerChoice
  private let conditions: HandlerConditions
  private let targets: TargetStore
  /// The bound handlers by the number of the state, where the state alone decides.
  private let table: WarmTable
  /// States with greater numbers have no handlers of their own here.
  private let lastNumber: Int
  /// By what the handler is for.
  ///
  /// They live as long as this does, so that readers of the table need not retain them.
  private let bound = Guarded<[HandlerChoice.Key: Box]>([:])

  init(_ choice: HandlerChoice, _ core: MediatorCore) {
    self.choice = choice
    conditions = core.conditions
    targets = core.targets
    lastNumber = conditions.number(choice.states)
    // Half of the slots stay free when every number has one.
    table = .make(slotCount: 1 << (Int.bitWidth - (lastNumber + 1).leadingZeroBitCount + 1))
  }

  deinit { table.free() }

  /// A handler that was chosen: bound, or what is to be bound and kept.
  enum Choice {
    case bound(Box)
    case unbound(LinkedHandler, Place)
  }

  /// Where a bound handler belongs.
  struct Place {
    let key: HandlerChoice.Key
    /// The number of the state that it was chosen in.
    let number: Int
  }

  /// The bound handler where the state alone decides; 0 where it is not bound yet, and where more decides.
  @inline(__always)
  fileprivate var warmAddress: UInt { table.box(slot(conditions.stateNumber)) }

  /// Chooses a handler.
  ///
  /// - Throws: ``MediatorError`` where none is for the state, and none for the arm or the value.
  fileprivate func chosen(_ call: ActionCall) throws(MediatorError) -> Choice {
    let (state, number) = conditions.numberedState
    let (key, handler) = try choice.handler(in: state, conditions, call)
    let place = Place(key: key, number: number)
    guard let box = bound.withLock({ $0[key] }) else { return .unbound(handler, place) }
    return .bound(keep(box, place))
  }

  /// Keeps a bound handler.
  ///
  /// - Returns: the one that counts: where two calls have bound it at once, the first.
  fileprivate func keep(_ box: Box, _ place: Place) -> Box {
    bound.withLock { bound in
      let box = bound[place.key] ?? box
      bound[place.key] = box
      if place.key.value == nil, table.box(slot(place.number)) == 0 {
        table.insert(slot(place.number), box: unsafe UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque()))
      }
      return box
    }
  }

  fileprivate func maker(_ call: ActionCall, holdsThread: Bool) -> TargetMaker {
    TargetMaker(store: targets, call: call, holdsThread: holdsThread)
  }

  /// The key of a state in the table, where 0 is none.
  @inline(__always)
  private func slot(_ number: Int) -> UInt {
    UInt(bitPattern: (number > lastNumber ? HandlerConditions.otherStates : number) &+ 1)
  }
}

/// The chosen handler as a method.
struct ChosenMethod<Action: ModuleAction>: HandlerMethod {
  private let handler: ChosenHandler<HandlerBox<Action>>

  init(target: ChosenHandler<HandlerBox<Action>>) { handler = target }

  /// The handler that answers now; nil where it is not bound yet, and where more than the state decides.
  var bound: (any HandlerMethod<Action>)? {
    guard let box = unsafe UnsafeRawPointer(bitPattern: handler.warmAddress) else { return nil }
    return unsafe Unmanaged<HandlerBox<Action>>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.composed }
  }

  nonisolated(nonsending) func run(_ action: Action, _ call: ActionCall) async throws -> Action.Output {
    if let bound { return try await bound.run(action, call) }
    return try await binding(call).composed.run(action, call)
  }

  private nonisolated(nonsending) func binding(_ call: ActionCall) async throws -> HandlerBox<Action> {
    switch try handler.chosen(call) {
    case .bound(let box): return box
    case .unbound(let linked, let place):
      let form = try await linked.declaration.form.waiting(handler.maker(call, holdsThread: false))
      guard let form = form as? WaitingForm<Action> else {
        preconditionFailure("A handler is kept under the action that it is for")
      }
      return handler.keep(HandlerBox(form.method), place)
    }
  }
}

extension ChosenHandler {
  /// The function for calls that are answered at once.
  func immediateRun<A: ImmediateAction>() -> HandlerRecord.ImmediateRun<A> where Box == ImmediateHandlerBox<A> {
    { action, call in
      guard let box = unsafe UnsafeRawPointer(bitPattern: self.warmAddress) else {
        return try self.immediatelyBound(call).run(action, call)
      }
      return try unsafe Unmanaged<Box>.fromOpaque(box)._withUnsafeGuaranteedRef { try $0.run(action, call) }
    }
  }

  private func immediatelyBound<A: ImmediateAction>(_ call: ActionCall) throws -> Box
  where Box == ImmediateHandlerBox<A> {
    switch try chosen(call) {
    case .bound(let box): return box
    case .unbound(let linked, let place):
      guard let form = try linked.declaration.form.immediate(maker(call, holdsThread: true)) as? ImmediateForm<A> else {
        throw MediatorError.notImmediate(call, linked)
      }
      return keep(ImmediateHandlerBox(form.run), place)
    }
  }
}
