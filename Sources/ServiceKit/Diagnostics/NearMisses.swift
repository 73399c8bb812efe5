/// What somebody who looks up a protocol that is not bound may have meant.
struct NearMisses {
  let lines: [String]

  init(of type: Any.Type, in core: RegistryCore) {
    let cells = core.everyCell()
    let modules = core.modules.map { $0.sorted().joined(separator: ", ") }
    if cells.isEmpty, modules == nil {
      lines = ["No adapter at all is linked into this program."]
      return
    }
    let near = Self.ranked(type, cells).prefix(3)
    let outside = core.cellsOutside(ObjectIdentifier(type)).map {
      "Linked, but outside of the modules of this registry: \($0.qualifiedName), declared \($0.whereDeclared)"
    }
    let restriction = modules.map {
      "This registry is restricted to \($0.isEmpty ? "no module" : "the modules \($0)")."
    }
    lines = near + outside + [restriction].compactMap { $0 }
  }

  private static func ranked(_ type: Any.Type, _ cells: [AdapterCell]) -> [String] {
    let wanted = TypeName.bare(type)
    let wantedFull = TypeName.qualified(type)
    var ranked: [(distance: Int, line: String)] = []
    for cell in cells {
      for bound in cell.declaration.protocols {
        let name = TypeName.bare(bound)
        let full = TypeName.qualified(bound)
        guard full != wantedFull || name != wanted else { continue }
        let distance = EditDistance.between(wanted.lowercased(), name.lowercased())
        guard distance <= max(2, wanted.count / 3) else { continue }
        ranked.append((distance, "Near: '\(full)', bound to \(cell.qualifiedName), declared \(cell.whereDeclared)"))
      }
    }
    return ranked.sorted { ($0.distance, $0.line) < ($1.distance, $1.line) }.map(\.line)
  }
}
