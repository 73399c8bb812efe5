internal import LinkedRecords
internal import RecordFormat
internal import ServiceKit

/// The components that are linked into the program, by name.
///
/// Nothing is registered at launch: each `@Component` is a constant record, which is read when a name is asked for.
public struct ComponentCatalog: Sendable {
  private let modules: Set<String>?

  /// All components; where a test restricts the current `AdapterRegistry` to the modules of one product, those.
  public static var linked: ComponentCatalog { ComponentCatalog(AdapterRegistry.main.restriction) }

  /// The components of some modules, for executables that link several products, as test bundles do.
  public init(modules: some Sequence<String>) { self.modules = Set(modules) }

  private init(_ modules: Set<String>?) { self.modules = modules }

  /// The components, in link order.
  ///
  /// - Complexity: O(n) in all records.
  public var components: [LinkedComponent] {
    let table = Self.table()
    return table.allPositions().compactMap { Self.component($0, of: table) }.filter(isIncluded)
  }

  /// What makes a name ambiguous: an error for each name that two components have, which names both.
  ///
  /// - Complexity: O(n) in all records.
  public func problems() -> [ContainerError] {
    let all = components
    let byName = Dictionary(grouping: all, by: \.name)
    var seen: Set<String> = []
    return all.compactMap { component in
      guard let rivals = byName[component.name], rivals.count > 1, seen.insert(component.name).inserted else {
        return nil
      }
      return .ambiguousComponent(component.name, rivals)
    }
  }

  /// The component of a name.
  ///
  /// - Throws: ``ContainerError`` where there is none, with near names, and where there are two.
  /// - Complexity: O(1) on average, but for the first time and after a library was loaded.
  func component(named name: String) throws(ContainerError) -> LinkedComponent {
    let table = Self.table()
    let found = table.positions(hint: FNV1a.hash32(name.utf8))
      .compactMap { Self.component($0, of: table) }.filter { $0.name == name && isIncluded($0) }
    guard let first = found.first else { throw .unknownComponent(name, among: components.map(\.name)) }
    if found.count > 1 { throw .ambiguousComponent(name, found) }
    return first
  }

  private func isIncluded(_ component: LinkedComponent) -> Bool { modules?.contains(component.module) ?? true }

  private static func component(_ position: Int, of table: RecordTable) -> LinkedComponent? {
    let record = table[position]
    guard let declaration = record.load(as: ComponentDeclaration.self) else { return nil }
    return LinkedComponent(declaration, identity: record.identity, image: table.image(of: position))
  }

  private static let known = Guarded<RecordTable?>(nil)

  /// The records of all images that are loaded now.
  private static func table() -> RecordTable {
    let images = LinkedImages.process.contents(LinkedImages.process.refreshedCount()).images
    return known.withLock { known in
      if let table = known, table.imageCount == images.count { return table }
      let table = RecordTable(images, kind: .component)
      known = table
      return table
    }
  }
}
