internal import LinkedRecords
internal import RecordFormat
internal import ServiceKit

/// The handlers that are linked into the program, by action.
struct HandlerCatalog: Sendable {
  let modules: Set<String>?

  /// The handlers, in link order.
  ///
  /// - Complexity: O(n) in all records.
  var handlers: [LinkedHandler] {
    let table = Self.table()
    return Self.handlers(table.allPositions(), of: table).filter(isIncluded)
  }

  /// The handlers of an action that are linked, but belong to modules that this mediator leaves out.
  func hidden(of action: any ModuleAction.Type) -> [LinkedHandler] {
    let table = Self.table()
    return Self.handlers(table.allPositions(), of: table).filter { $0.declaration.action == action && !isIncluded($0) }
  }

  /// The handlers of an action.
  ///
  /// - Complexity: O(1) on average, but for the first time and after a library was loaded.
  func handlers(of action: any ModuleAction.Type) -> [LinkedHandler] {
    let table = Self.table()
    return Self.handlers(table.positions(hint: RecordHint.hint(ofType: TypeName.qualified(action))), of: table)
      .filter { $0.declaration.action == action && isIncluded($0) }
  }

  /// How many images were searched; moves when a library was loaded.
  ///
  /// - Complexity: O(1) where nothing was loaded.
  static var imageCount: Int { LinkedImages.process.refreshedCount() }

  /// The file names of the libraries that were searched, besides the program.
  var searchedLibraries: [String] { Self.table().images.compactMap(\.name) }

  private func isIncluded(_ handler: LinkedHandler) -> Bool { modules?.contains(handler.module) ?? true }

  /// A record that is seen twice, as in two copies of a library, counts once.
  private static func handlers(_ positions: some Sequence<Int>, of table: RecordTable) -> [LinkedHandler] {
    var seen: Set<UInt64> = []
    return positions.compactMap { position in
      let identity = table[position].identity
      guard identity == 0 || seen.insert(identity).inserted else { return nil }
      return handler(position, of: table)
    }
  }

  private static func handler(_ position: Int, of table: RecordTable) -> LinkedHandler? {
    let record = table[position]
    guard let declaration = record.load(as: HandlerDeclaration.self) else { return nil }
    return LinkedHandler(declaration, identity: record.identity, image: table.image(of: position))
  }

  private static let known = Guarded<RecordTable?>(nil)

  /// The records of all images that are loaded now.
  private static func table() -> RecordTable {
    let images = LinkedImages.process.contents(LinkedImages.process.refreshedCount()).images
    return known.withLock { known in
      if let table = known, table.imageCount == images.count { return table }
      let table = RecordTable(images, kind: .handler)
      known = table
      return table
    }
  }
}
