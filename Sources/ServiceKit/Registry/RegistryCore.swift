internal import CLinkedRecords
internal import LinkedRecords
internal import RecordFormat
public import Synchronization

/// The state behind an ``AdapterRegistry``.
@usableFromInline
final class RegistryCore: Sendable {
  static let main = RegistryCore(modules: nil)
  @TaskLocal static var scoped: RegistryScope?
  /// How many scopes are open in the process; spares reading the task's value while there is none.
  static let scopeCount = Atomic<Int>(0)

  /// The registry that lookups of the running task go to.
  static var current: RegistryCore {
    guard scopeCount.load(ordering: .acquiring) != 0, let scoped else { return main }
    return scoped.core
  }

  let images: LinkedImages
  /// The modules whose adapters count; nil: all.
  let modules: Set<String>?
  /// The name of the product in messages; nil: the program's.
  let product: String?
  /// Adapters that stand in for others in this registry, by protocol.
  let overrides: [ObjectIdentifier: AdapterOverride]
  /// The address of the table that lookups read once they know that this registry is meant.
  @usableFromInline let warmTable = Atomic<UInt>(0)
  let isObserved = Atomic<Bool>(false)
  let isWatched = Atomic<Bool>(false)
  let state = Guarded(State())

  /// Everything that changes.
  struct State {
    var table: RecordTable?
    /// How much of the list of images the table has.
    var seenCount = 0
    /// The adapters whose accessors have run, by the position of the record.
    private(set) var cells: [Int: AdapterCell] = [:]
    /// The same by protocol, so that a lookup does not go through all of them.
    private(set) var cellsByProtocol: [ObjectIdentifier: [AdapterCell]] = [:]
    /// The accessors of the records before this position have run.
    var fullyRead = 0
    /// By protocol.
    var resolutions: [ObjectIdentifier: Resolution] = [:]
    var registrations: [RuntimeRegistration] = []
    /// By protocol: what ``RegistryCore/overrides`` became; nil for a protocol that is bound to nothing.
    var standIns: [ObjectIdentifier: AdapterCell?] = [:]
    /// The adapters written in C whose accessors have run, by the position of the record.
    var cAdapters: [Int: AdapterCell] = [:]
    /// The adapters of scope `application` that are made, in order.
    var services: [AdapterCell] = []
    var experiments = ExperimentState()
    /// By protocol: services of experiments that were asked for, which an arm that is forced later does not replace.
    var decisions: [ObjectIdentifier: AdapterCell] = [:]
    /// In the order in which they were added.
    var aspects: [AdapterObservation] = []
    var leakWatch: LeakWatch?
    var warm = WarmStore()
    /// By protocol: what messages about its absence say, see `nearMisses(of:)`.
    var nearMisses: [ObjectIdentifier: [String]] = [:]
    /// Classes of hosts whose requirements were checked.
    var checkedHosts: Set<ObjectIdentifier> = []

    /// Adds an adapter, unless its record has one already.
    mutating func insert(_ cell: AdapterCell) {
      guard cells[cell.position] == nil else { return }
      cells[cell.position] = cell
      for id in Set(cell.declaration.protocols.map(ObjectIdentifier.init)) {
        cellsByProtocol[id, default: []].append(cell)
      }
    }
  }

  init(
    modules: Set<String>?, images: LinkedImages = .process, product: String? = nil,
    overrides: [ObjectIdentifier: AdapterOverride] = [:]
  ) {
    self.modules = modules
    self.images = images
    self.product = product
    self.overrides = overrides
  }

  /// Services are released in reverse order of their making; nobody can look anything up here any more.
  deinit {
    var last = State()
    state.withLock { swap(&last, &$0) }
    last.warm.free()
    last.warm = WarmStore()
    for cell in last.services.reversed() { cell.forgetCreation() }
    for cell in last.cells.values { cell.forgetCreation() }
    for cell in last.cAdapters.values { cell.forgetCreation() }
  }

  /// Runs a body on the writing side of the warm table, and publishes the table that lookups may read then.
  func updateWarm(_ body: (inout WarmStore) -> Void) {
    state.withLock {
      body(&$0.warm)
      warmTable.store($0.warm.address, ordering: .releasing)
      if self === Self.main { sk_main_table_store($0.warm.addressForAnyTask) }
    }
  }
}

extension AdapterRegistry {
  /// Lookups of what is made take the fast way now.
  package var hasWarmTable: Bool { core.state.withLock { $0.warm.address != 0 } }
}

extension RegistryCore {
  /// Runs a body with this registry as the current one: factories look up in the registry that they make adapters for.
  func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    if RegistryCore.current === self { return try body() }
    return try RegistryCore.$scoped.withValue(RegistryScope(self), operation: body)
  }

  /// What is bound to a protocol.
  ///
  /// Runs the accessors of the records that the hint names; all of them where those do not answer, since the protocol
  /// may be named by an alias. So an adapter that names a protocol by an alias is no rival of one that does not, whether
  /// all records were read before or not; ``AdapterRegistry/validate()`` finds both. Nothing is unbound before images
  /// that were loaded since were looked at.
  ///
  /// - Complexity: O(1) once known; else O(r) in the records with the hint, or O(n) in all records.
  func resolution(of type: Any.Type) -> Resolution {
    let id = ObjectIdentifier(type)
    if let known = state.withLock({ $0.resolutions[id] }) {
      guard case .unbound = known, overrides[id] == nil, takeNewImages() else { return known }
    }
    let hint = RecordHint.hint(ofType: TypeName.bare(type))
    while true {
      let table = readTable().table
      let positions = table.positions(hint: hint)
      read(positions, of: table)
      let hinted = state.withLock { state in positions.compactMap { state.cells[$0] } }
      var candidates = hinted.filter { $0.implements(id) && isIncluded($0) }
      if candidates.isEmpty, takeNewImages() { continue }
      // The other arms of an experiment may be bound by an alias, too.
      if candidates.allSatisfy({ $0.declaration.variant != nil }) {
        readAll()
        candidates = boundCells(id)
      }
      let resolution = Resolution(inOrder: candidates)
      let settled = state.withLock { state -> Resolution? in
        if let known = state.resolutions[id] { return known }
        guard state.table?.imageCount == table.imageCount else { return nil }
        state.resolutions[id] = resolution
        return resolution
      }
      if let settled { return settled }
    }
  }

  /// Runs the accessors of all records, also of images that were loaded since.
  ///
  /// - Complexity: O(n), once.
  func readAll() {
    takeNewImages()
    let table = readTable().table
    if state.withLock({ $0.fullyRead }) == table.recordCount { return }
    read(table.allPositions(), of: table)
    state.withLock { $0.fullyRead = max($0.fullyRead, table.recordCount) }
  }

  /// The adapters that count here, in link order.
  func allCells() -> [AdapterCell] {
    readAll()
    let all = state.withLock { Array($0.cells.values) }
    return all.filter(isIncluded).sorted { $0.position < $1.position }
  }

  /// The adapters that count here, and those that were registered at run time or stand in for others.
  func everyCell() -> [AdapterCell] {
    allCells() + state.withLock { $0.registrations.map(\.cell) + $0.standIns.values.compactMap(\.self) }
  }

  /// Another adapter stands in for this one.
  func isOverridden(_ cell: AdapterCell, as type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    guard overrides[id] != nil else { return false }
    return state.withLock { $0.standIns[id].flatMap(\.self) } !== cell
  }

  /// The adapters for a protocol that belong to other modules than this registry is restricted to, in link order.
  func cellsOutside(_ id: ObjectIdentifier) -> [AdapterCell] {
    readAll()
    let all = state.withLock { $0.cellsByProtocol[id] ?? [] }
    return all.filter { !isIncluded($0) }.sorted { $0.position < $1.position }
  }

  /// Runs accessors outside the lock: the key of a variant is the user's code.
  ///
  /// A cell that is there stays.
  func read(_ positions: [Int], of table: RecordTable) {
    let unread = state.withLock { state in positions.filter { state.cells[$0] == nil } }
    for position in unread {
      let record = table[position]
      guard let declaration = record.load(as: AdapterDeclaration.self) else { continue }
      let cell = AdapterCell(
        declaration: declaration, identity: record.identity, position: position, image: table.image(of: position),
        core: self)
      state.withLock { $0.insert(cell) }
    }
  }

  func boundCells(_ id: ObjectIdentifier) -> [AdapterCell] {
    let all = state.withLock { $0.cellsByProtocol[id] ?? [] }
    return all.filter(isIncluded).sorted { $0.position < $1.position }
  }

  func isIncluded(_ cell: AdapterCell) -> Bool {
    guard let modules else { return true }
    return modules.contains(cell.module)
  }
}
