internal import RecordFormat

extension Matrix.Kind {
  /// The kinds of records that a matrix is about: those of what is declared, and those of what needs it.
  var recordKinds: Set<UInt16> { Set((declaring + needing).map(\.rawValue)) }

  /// The kind of the record that declares an entry of a row.
  func recordKind(isClang: Bool) -> UInt16 { (isClang ? RecordKind.cAdapter : declaring[0]).rawValue }

  /// The kind of the record that needs a row.
  func needKind(isClang: Bool) -> UInt16 { (isClang ? RecordKind.cRequirement : .requirement).rawValue }

  /// The hint of the record under a name, 0 for one that has none: the only thing that a record without a description
  /// has in common with the name.
  func hint(of name: String, isClang: Bool) -> UInt32 {
    if isClang { return RecordHint.unknown }
    switch self {
    case .adapters, .actions: return RecordHint.hint(ofType: name)
    case .components, .modules: return FNV1a.hash32(name.utf8)
    }
  }

  private var declaring: [RecordKind] {
    switch self {
    case .adapters: [.adapter, .cAdapter]
    case .components: [.component]
    case .modules: [.module]
    case .actions: [.handler]
    }
  }

  private var needing: [RecordKind] { self == .adapters ? [.requirement, .cRequirement] : [] }
}
