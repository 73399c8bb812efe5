internal import CLinkedRecords
internal import LinkedRecords
internal import RecordFormat

extension RegistryCore {
  /// The adapters written in C that count here, in link order.
  ///
  /// - Complexity: O(n) in the records of the program.
  func cAdapterCells() -> [AdapterCell] {
    let table = RecordTable(images.contents(images.refreshedCount()).images, kind: .cAdapter)
    return table.allPositions().compactMap { position in
      if let known = state.withLock({ $0.cAdapters[position] }) { return known }
      guard let pointer = unsafe table[position].load(as: UnsafePointer<sk_c_adapter>?.self),
        let pointer = unsafe pointer
      else { return nil }
      let definition = unsafe CAdapterDefinition(pointer)
      let cell = AdapterCell(
        declaration: AdapterDeclaration(definition), identity: 0, position: position, image: table.image(of: position),
        core: self)
      return state.withLock { state in
        if let known = state.cAdapters[position] { return known }
        state.cAdapters[position] = cell
        return cell
      }
    }.filter { modules?.contains($0.module) != false }
  }

  /// The adapter written in C for a service, made now if this is the first lookup.
  ///
  /// - Parameters:
  ///   - service: the name that both sides know.
  ///   - size: how large the caller takes the structure of functions to be.
  /// - Returns: nil for "none in this run".
  /// - Throws: ``AdapterError``.
  func cAdapter(_ service: String, functionsSize size: Int) throws -> CAdapterInstance? {
    try checkReadiness(for: service)
    let all = cAdapterCells()
    let cells = all.filter { $0.declaration.cDefinition?.names.service == service }
    guard let cell = cells.first else { throw AdapterError.missingCAdapter(service, among: all, in: self) }
    if cells.count > 1 { throw AdapterError.severalCAdapters(service, cells, in: self) }
    if let defect = cell.declaration.cDefinition?.defect { throw AdapterError.defective(cell, defect) }
    // Nothing is made for a caller that cannot call it.
    if cell.declaration.cDefinition?.functionsSize != size { throw AdapterError.otherFunctions(cell, wanted: size) }
    return try self.service(cell, isolation: nil)?.box(CAdapterInstance.self)?.value(CAdapterInstance.self)
  }

  /// Adapters in C that cannot be made, and services for which there are two.
  func cAdapterProblems() -> [AdapterProblem] {
    let cells = cAdapterCells()
    let defective = cells.compactMap { cell in
      cell.declaration.cDefinition?.defect.map { AdapterError.defective(cell, $0) }
    }
    let several = Dictionary(grouping: cells) { $0.declaration.cDefinition?.names.service ?? "" }
      .filter { !$0.key.isEmpty && $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { AdapterError.severalCAdapters($0.key, $0.value, in: self) }
    return (defective + several).map { AdapterProblem(description: $0.description) }
  }
}

extension AdapterDeclaration {
  /// What a definition in C declares: a service, whose functions any thread may call.
  fileprivate init(_ definition: CAdapterDefinition) {
    self.init(
      adapter: CAdapterInstance.self, protocols: [CAdapterInstance.self], scope: .application, host: nil, isHost: nil,
      variant: nil, isolation: nil, factory: { try $0.add(CAdapterInstance.self, definition.make()) },
      place: definition.place, cDefinition: definition)
  }
}
