/// What stands in for the adapter of a protocol, for a task: a fake, a factory of fakes, or nothing.
package struct AdapterOverride: Sendable {
  let type: Any.Type
  /// What messages name.
  private let adapter: Any.Type
  /// The scope where the adapter that it stands in for belongs to no host.
  private let scope: AdapterScope
  /// Nil binds the protocol to nothing.
  private let factory: (@Sendable (AdapterFaces) throws -> Void)?
  /// The task that an instance is for, where it is for one only.
  private let owner: TaskOwner?
  private let place: SourcePlace

  /// Binds a protocol to one instance.
  package init<P: Sendable>(_ type: P.Type, to adapter: P, place: SourcePlace) {
    self.type = type
    self.adapter = Swift.type(of: adapter as Any)
    scope = .application
    factory = { try $0.add(type, adapter) }
    owner = nil
    self.place = place
  }

  /// Binds a protocol to one instance that only the running task may look up.
  package init<P>(_ type: P.Type, toTaskBound adapter: P, place: SourcePlace) {
    let name = Swift.type(of: adapter as Any)
    let bound = TaskBound(adapter)
    self.type = type
    self.adapter = name
    scope = .unique
    factory = { faces in
      guard let adapter = bound.value else { throw AdapterError.anotherTask(TypeName.qualified(name), type) }
      try faces.add(type, adapter)
    }
    owner = bound.owner
    self.place = place
  }

  /// Binds a protocol to a factory; nil means "none in this run".
  package init<P>(_ type: P.Type, place: SourcePlace, make: @escaping @Sendable () throws -> P?) {
    self.init(type, place) { faces in if let made = try make() { try faces.add(type, made) } }
  }

  /// Binds a protocol that any thread may use to a factory; nil means "none in this run".
  package init<P: Sendable>(_ type: P.Type, place: SourcePlace, make: @escaping @Sendable () throws -> P?) {
    self.init(type, place) { faces in if let made = try make() { try faces.add(type, made) } }
  }

  /// Binds a protocol to nothing.
  package init<P>(unbinding type: P.Type, place: SourcePlace) { self.init(type, place, nil) }

  private init(_ type: Any.Type, _ place: SourcePlace, _ factory: (@Sendable (AdapterFaces) throws -> Void)?) {
    self.type = type
    adapter = type
    scope = .unique
    self.factory = factory
    owner = nil
    self.place = place
  }

  /// The adapter as a registry sees it; nil where the protocol is bound to nothing.
  func cell(in core: RegistryCore, needsHost: Bool) -> AdapterCell? {
    guard let factory else { return nil }
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: [type], scope: needsHost ? .host : scope, host: nil, isHost: nil, variant: nil,
      isolation: nil, factory: { faces in try factory(faces) }, place: place, owner: owner)
    return AdapterCell(declaration: declaration, identity: 0, position: -1, core: core)
  }
}

extension AdapterRegistry {
  /// A registry of its own with the same bindings but for some, and with instances of its own.
  ///
  /// - Parameter overrides: what stands in for other adapters; of two for one protocol the last counts.
  /// - Returns: the registry.
  package func overriding(_ overrides: [AdapterOverride]) -> AdapterRegistry {
    AdapterRegistry(core: core.overriding(overrides))
  }

  /// This registry with the overrides that another one has; itself where there are none.
  package func overriding(like other: AdapterRegistry) -> AdapterRegistry {
    let overrides = other.core.overrides
    return overrides.isEmpty ? self : overriding(Array(overrides.values))
  }

  /// A registry of its own, restricted to the modules of one product, whose name messages use.
  package init(product: String, modules: some Sequence<String>) {
    self.init(core: RegistryCore(modules: Set(modules), product: product))
  }
}

extension RegistryCore {
  fileprivate func overriding(_ changes: [AdapterOverride]) -> RegistryCore {
    var all = overrides
    for change in changes { all[ObjectIdentifier(change.type)] = change }
    let core = RegistryCore(modules: modules, images: images, product: product, overrides: all)
    let cells = all.mapValues { $0.cell(in: core, needsHost: needsHost($0.type)) }
    let (table, seenCount) = readTable()
    let (registrations, experiments) = state.withLock { ($0.registrations, $0.experiments) }
    core.watch(leakWatch)
    core.state.withLock { state in
      state.table = table
      state.seenCount = seenCount
      state.experiments = experiments
      state.registrations = registrations.filter { all[$0.typeID] == nil }
      for registration in state.registrations { state.resolutions[registration.typeID] = .registered(registration) }
      state.standIns = cells
      for (id, cell) in cells { state.resolutions[id] = cell.map { .one($0) } ?? .unbound }
    }
    return core
  }

  /// The adapter of a protocol belongs to a host here, so what stands in for it does.
  private func needsHost(_ type: Any.Type) -> Bool {
    switch resolution(of: type) {
    case .one(let cell): cell.needsHost
    case .arms(_, let arms): arms.values.contains(where: \.needsHost)
    case .several(let cells): cells.contains(where: \.needsHost)
    case .unbound, .registered: false
    }
  }
}
