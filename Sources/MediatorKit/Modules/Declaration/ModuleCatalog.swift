internal import LinkedRecords
internal import PositionedJSON
internal import RecordFormat
internal import ServiceKit

/// The modules that are linked into the program, by id.
struct ModuleCatalog: Sendable {
  /// The targets whose modules count; nil for all.
  let targets: Set<String>?

  /// The modules, in link order.
  ///
  /// - Complexity: O(n) in all records.
  var modules: [LinkedModule] {
    let table = Self.table()
    return Self.modules(table.allPositions(), of: table).filter(isIncluded)
  }

  /// The modules of an id: one, where all is well.
  ///
  /// - Complexity: O(1) on average, but for the first time and after a library was loaded.
  func modules(id: String) -> [LinkedModule] {
    let table = Self.table()
    return Self.modules(table.positions(hint: FNV1a.hash32(id.utf8)), of: table)
      .filter { $0.id == id && isIncluded($0) }
  }

  /// The module that a class is.
  ///
  /// - Throws: that the class has no `@Module` here, or that another class has its id.
  /// - Complexity: O(n) in the modules.
  func module(of type: any OpenableModule.Type) throws(MediatorError) -> LinkedModule {
    guard let module = modules.first(where: { $0.declaration.type == type }) else { throw .noModule(type) }
    let rivals = modules(id: module.id)
    if rivals.count > 1 { throw .severalModules(module.id, rivals) }
    return module
  }

  private func isIncluded(_ module: LinkedModule) -> Bool { targets?.contains(module.target) ?? true }

  /// A record that is seen twice, as in two copies of a library, counts once.
  private static func modules(_ positions: some Sequence<Int>, of table: RecordTable) -> [LinkedModule] {
    var seen: Set<UInt64> = []
    return positions.compactMap { position in
      let identity = table[position].identity
      guard identity == 0 || seen.insert(identity).inserted else { return nil }
      return module(position, of: table)
    }
  }

  private static func module(_ position: Int, of table: RecordTable) -> LinkedModule? {
    let record = table[position]
    guard let declaration = record.load(as: ModuleDeclaration.self) else { return nil }
    return LinkedModule(declaration, identity: record.identity, image: table.image(of: position))
  }

  private static let known = Guarded<RecordTable?>(nil)

  /// The records of all images that are loaded now.
  private static func table() -> RecordTable {
    let images = LinkedImages.process.contents(LinkedImages.process.refreshedCount()).images
    return known.withLock { known in
      if let table = known, table.imageCount == images.count { return table }
      let table = RecordTable(images, kind: .module)
      known = table
      return table
    }
  }
}
