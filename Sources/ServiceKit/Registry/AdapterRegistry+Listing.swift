internal import LinkedRecords
internal import RecordFormat
internal import Synchronization

extension AdapterRegistry {
  /// Every binding, one row for each protocol of each adapter, sorted by protocol, adapter, file and line.
  ///
  /// Nothing is made.
  ///
  /// - Complexity: O(n) in the adapters of the program; the first call runs every accessor.
  public var bindings: [AdapterBinding] {
    let core = core
    return (core.everyCell() + core.cAdapterCells()).flatMap { cell in cell.bindings(in: core) }.sorted {
      ($0.protocolName, $0.adapterName, $0.file ?? "", $0.line ?? 0)
        < ($1.protocolName, $1.adapterName, $1.file ?? "", $1.line ?? 0)
    }
  }

  /// Every requirement, sorted by protocol, owner, property, file and line.
  ///
  /// A registry that is restricted to modules lists the requirements of those modules.
  ///
  /// - Complexity: O(n) in the records of the program.
  public var requirements: [AdapterRequirement] {
    let core = core
    return (core.allRequirements().map { core.row($0) } + core.cRequirements().map { core.row($0) }).sorted {
      ($0.protocolName, $0.host ?? "", $0.property, $0.file ?? "", $0.line ?? 0)
        < ($1.protocolName, $1.host ?? "", $1.property, $1.file ?? "", $1.line ?? 0)
    }
  }

  /// The whole table as text, for people.
  public var description: String {
    let bindings = bindings
    let requirements = requirements
    let unread = core.unreadImages.map { "  \($0.subject): \($0.why)" }
    if bindings.isEmpty && requirements.isEmpty && unread.isEmpty {
      let place = core.modules == nil ? "linked into this program" : "in this registry"
      return "No adapter and no requirement is \(place)."
    }
    let rows = bindings.map { row in
      var line = "\(row.protocolName) -> \(row.module).\(row.adapterName), scope \(row.scope)"
      if let host = row.host { line += ", host \(host)" }
      if let variant = row.variant { line += ", variant \(variant)" }
      line += ", \(row.state)"
      if let file = row.file, let number = row.line { line += ", \(file):\(number)" }
      if let image = row.image { line += ", in \(image)" }
      return line
    }
    let needs = requirements.map { row in
      let owner = row.host.map { "\($0)." } ?? ""
      var line = "\(owner)\(row.property) needs \(row.isRequired ? "" : "(optional) ")\(row.protocolName)"
      line += row.boundTo.map { " -> \($0)" } ?? " -> nothing"
      if let file = row.file, let number = row.line { line += ", \(file):\(number)" }
      if let image = row.image { line += ", in \(image)" }
      return line
    }
    return
      (["Adapters (\(rows.count)):"] + rows.map { "  \($0)" } + ["Requirements (\(needs.count)):"]
      + needs.map { "  \($0)" } + (unread.isEmpty ? [] : ["Not searched (\(unread.count)):"] + unread))
      .joined(separator: "\n")
  }
}

extension AdapterRegistry: CustomStringConvertible {}

extension AdapterCell {
  fileprivate func bindings(in core: RegistryCore) -> [AdapterBinding] {
    let place = place
    let isByHand = position >= 0 && declaration.place != nil
    return declaration.protocols.filter { !core.isOverridden(self, as: $0) }.map { type in
      AdapterBinding(
        protocolName: declaration.cDefinition?.names.service ?? TypeName.qualified(type),
        adapterName: declaration.cDefinition?.names.adapter
          ?? (isByHand ? "(hand-written)" : TypeName.unqualified(declaration.adapter)), module: module,
        file: place?.fileID, line: place?.line, scope: declaration.scope,
        host: declaration.host.map(TypeName.qualified), variant: declaration.variant?.description, state: state,
        image: imageName)
    }
  }

  private var state: AdapterState {
    if liveCount.load(ordering: .relaxed) > 0 { return .live }
    switch outcome {
    case .notRun, .made: return .unmade
    case .none: return .none
    case .failed: return .failed
    }
  }
}

/// A requirement's declaration with what its record knows.
struct LinkedRequirement {
  var declaration: RequirementDeclaration
  var identity: UInt64
  var image: LinkedImage

  var place: SourcePlace? { Descriptions.description(identity, in: image).flatMap(SourcePlace.init) }

  var module: String {
    place?.module ?? declaration.owner.map(TypeName.module) ?? ""
  }

  var need: AdapterError.Need {
    AdapterError.Need(
      owner: declaration.owner.map(TypeName.qualified) ?? "a global variable", property: declaration.property,
      place: place, hasHost: declaration.hasHost)
  }
}

extension RegistryCore {
  /// The requirements of the modules that count here.
  func allRequirements() -> [LinkedRequirement] {
    linkedRequirements().filter { modules?.contains($0.module) != false }
  }

  /// The requirements of all modules, whether they count here or not.
  func linkedRequirements() -> [LinkedRequirement] {
    let table = RecordTable(images.contents(images.refreshedCount()).images, kind: .requirement)
    return table.allPositions().compactMap { position in
      let record = table[position]
      guard let declaration = record.load(as: RequirementDeclaration.self) else { return nil }
      return LinkedRequirement(
        declaration: declaration, identity: record.identity, image: table.image(of: position))
    }
  }

  fileprivate func row(_ requirement: LinkedRequirement) -> AdapterRequirement {
    let declaration = requirement.declaration
    let place = requirement.place
    return AdapterRequirement(
      protocolName: TypeName.qualified(declaration.protocolType), isRequired: declaration.isRequired,
      host: declaration.owner.map(TypeName.qualified), property: declaration.property, module: requirement.module,
      file: place?.fileID, line: place?.line, boundTo: boundName(declaration.protocolType),
      image: requirement.image.name)
  }

  fileprivate func row(_ requirement: CRequirement) -> AdapterRequirement {
    let cells = cAdapterCells().filter { $0.declaration.cDefinition?.names.service == requirement.service }
    return AdapterRequirement(
      protocolName: requirement.service, isRequired: true, host: nil, property: requirement.name,
      module: requirement.place.module, file: requirement.place.fileID, line: requirement.place.line,
      boundTo: cells.isEmpty ? nil : cells.map(\.qualifiedName).joined(separator: ", "), image: requirement.imageName)
  }

  private func boundName(_ type: Any.Type) -> String? {
    switch resolution(of: type) {
    case .several(let cells): return cells.map(\.qualifiedName).joined(separator: ", ")
    default: break
    }
    switch try? choice(for: type, isExposure: false) {
    case .cell(let cell): return cell.qualifiedName
    case .registered(let registration): return registration.cell.qualifiedName
    case .absent, nil: return nil
    }
  }
}
