internal import CallLists
internal import ServiceKit

/// What a mediator knows: the handlers, the middleware, and what was composed of both.
final class MediatorCore: Sendable {
  let catalog: HandlerCatalog
  let modules: ModuleCatalog
  let readiness: Readiness
  let targets: TargetStore
  let waits = WaitList()
  let names: NameDirectory
  let conditions: HandlerConditions
  let state = Guarded(State())
  /// What the mediator knows that this one is a scope of.
  let parent: MediatorCore?
  let scopes = ScopeList()
  let observers = ObserverList()

  init(modules: Set<String>?) {
    catalog = HandlerCatalog(modules: modules)
    self.modules = ModuleCatalog(targets: modules)
    readiness = Readiness()
    targets = TargetStore(parent: nil)
    names = NameDirectory()
    conditions = HandlerConditions(parent: nil)
    parent = nil
  }

  /// What a scope knows.
  init(scopeOf parent: MediatorCore) {
    catalog = parent.catalog
    modules = parent.modules
    readiness = parent.readiness
    targets = TargetStore(parent: parent.targets)
    names = NameDirectory(settings: parent.names.settings)
    conditions = HandlerConditions(parent: parent.conditions)
    self.parent = parent
    waits.report { [waits = parent.waits] in waits.report($0) }
  }

  /// What changes.
  struct State {
    /// From the outermost to the innermost.
    var middleware: [MiddlewareEntry] = []
    /// Handlers that were added at run time, by action.
    var added: [ObjectIdentifier: [AddedHandler]] = [:]
    /// What was composed, by key; replaced as a whole when middleware or handlers change.
    var boxes: [UInt: AnyObject] = [:]
    var table: WarmTable?
    /// Tables and boxes that a call may still be in.
    var retired: [(table: WarmTable?, boxes: [UInt: AnyObject])] = []
    /// Moves when what was composed is no longer right.
    var version = 0
  }

  /// A handler that was added at run time.
  struct AddedHandler {
    let id: Int
    let handler: LinkedHandler
  }

  /// The composed handler for calls that wait.
  nonisolated(nonsending) func box<A: ModuleAction>(
    _ action: A.Type, _ call: ActionCall, publish: (UInt) -> Void
  ) async throws -> HandlerBox<A> {
    let key = Mediator.key(action)
    let version: Int
    switch known(key, as: HandlerBox<A>.self) {
    case .box(let box): return box
    case .version(let now): version = now
    }
    let choice = try choice(of: action, call)
    guard let handler = choice.only else {
      return keep(HandlerBox(composed(ChosenMethod<A>(target: ChosenHandler(choice, self)))), key, version, publish)
    }
    guard let form = try await handler.declaration.form.waiting(maker(call, holdsThread: false)) as? WaitingForm<A>
    else {
      throw MediatorError.noHandler(call, self)
    }
    return keep(HandlerBox(composed(form.method)), key, version, publish)
  }

  /// The composed handler for calls that are answered at once.
  func immediateBox<A: ImmediateAction>(
    _ action: A.Type, _ call: ActionCall, publish: (UInt) -> Void
  ) throws -> ImmediateHandlerBox<A> {
    let key = Mediator.immediateKey(action)
    let version: Int
    switch known(key, as: ImmediateHandlerBox<A>.self) {
    case .box(let box): return box
    case .version(let now): version = now
    }
    let choice = try choice(of: action, call)
    guard let handler = choice.only else {
      let run = try composedImmediately(ChosenHandler<ImmediateHandlerBox<A>>(choice, self).immediateRun(), call)
      return keep(ImmediateHandlerBox(run), key, version, publish)
    }
    guard let form = try handler.declaration.form.immediate(maker(call, holdsThread: true)) as? ImmediateForm<A> else {
      throw MediatorError.notImmediate(call, handler)
    }
    return try keep(ImmediateHandlerBox(composedImmediately(form.run, call)), key, version, publish)
  }

  private func maker(_ call: ActionCall, holdsThread: Bool) -> TargetMaker {
    TargetMaker(store: targets, call: call, holdsThread: holdsThread)
  }

  /// The handlers of an action, sorted by what they are for.
  private func choice(of action: any ModuleAction.Type, _ call: ActionCall) throws(MediatorError) -> HandlerChoice {
    if waits.isClosed { throw .closed(call) }
    if let opening = action as? any ModuleOpening.Type {
      return try HandlerChoice(action, [[opening.handler(in: self)]])
    }
    let levels = levels(of: action)
    if levels.allSatisfy(\.isEmpty) { throw .noHandler(call, self) }
    return try HandlerChoice(action, levels)
  }

  /// The handlers of an action: those that were added here, then those of the mediator that this one is a scope of, and last
  /// those that are linked, with those that were added beside them.
  private func levels(of action: any ModuleAction.Type) -> [[LinkedHandler]] {
    let added = state.withLock { $0.added[ObjectIdentifier(action)] ?? [] }.map(\.handler)
    if let parent { return [added] + parent.levels(of: action) }
    var linked = catalog.handlers(of: action)
    // An alias in the attribute leads to another hint.
    if linked.isEmpty { linked = catalog.handlers.filter { $0.declaration.action == action } }
    return [linked + added]
  }

  /// The handlers of an action that come first: those that were added here, and, but for a scope, those that are linked.
  func nearestHandlers(of action: ObjectIdentifier) -> [LinkedHandler] {
    let added = state.withLock { $0.added[action] ?? [] }.map(\.handler)
    guard added.isEmpty, parent == nil else { return added }
    return catalog.handlers.filter { ObjectIdentifier($0.declaration.action) == action }
  }

  /// The handlers of all actions, in the same order.
  var allLevels: [[LinkedHandler]] {
    let added = state.withLock { $0.added.values.flatMap(\.self) }.sorted { $0.id < $1.id }.map(\.handler)
    if let parent { return [added] + parent.allLevels }
    return [catalog.handlers + added]
  }

  /// The handlers of all actions: those that are linked, then those that were added.
  var allHandlers: [LinkedHandler] { allLevels.reversed().flatMap(\.self) }

  /// The middleware around every action, from the outermost to the innermost.
  var allMiddleware: [MiddlewareEntry] { (parent?.allMiddleware ?? []) + state.withLock(\.middleware) }

  /// Frees the tables, once nobody can read them any more.
  func free() {
    state.withLock { state in
      for (table, _) in state.retired { table?.free() }
      state.table?.free()
    }
  }

  // MARK: - What was composed

  private enum Known<Box> {
    case box(Box)
    case version(Int)
  }

  private func known<Box: AnyObject>(_ key: UInt, as type: Box.Type) -> Known<Box> {
    state.withLock { state in (state.boxes[key] as? Box).map { .box($0) } ?? .version(state.version) }
  }

  /// Keeps what was composed, unless it is out of date by now.
  private func keep<Box: AnyObject>(_ box: Box, _ key: UInt, _ version: Int, _ publish: (UInt) -> Void) -> Box {
    state.withLock { state in
      guard state.version == version else { return box }
      if let known = state.boxes[key] as? Box { return known }
      state.boxes[key] = box
      state.insert(key, box)
      publish(state.table.map { unsafe UInt(bitPattern: $0.base) } ?? 0)
      return box
    }
  }

  /// Changes what calls are composed of; those that have begun go on with what was there.
  func change(_ body: (inout State) -> Void, publish: (UInt) -> Void) {
    // What is removed leaves the lock alive: letting go of it may run a deinit that needs this mediator.
    _ = state.withLock { state in
      let before = (state.middleware, state.added)
      body(&state)
      if state.table != nil || !state.boxes.isEmpty { state.retired.append((state.table, state.boxes)) }
      state.table = nil
      state.boxes = [:]
      state.version += 1
      publish(0)
      return before
    }
  }
}

extension MediatorCore.State {
  /// Adds a box to the table; a table that has become too small is replaced, and the old one stays readable.
  fileprivate mutating func insert(_ key: UInt, _ box: AnyObject) {
    var target = table ?? WarmTable.make(slotCount: 16)
    if boxes.count * 2 > Int(target.slotMask) {
      let larger = WarmTable.make(slotCount: (Int(target.slotMask) + 1) * 2)
      for (other, known) in boxes where other != key { larger.insert(other, box: Self.address(known)) }
      retired.append((table, [:]))
      target = larger
    }
    target.insert(key, box: Self.address(box))
    table = target
  }

  private static func address(_ box: AnyObject) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
  }
}
