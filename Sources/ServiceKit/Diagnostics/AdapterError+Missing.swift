extension AdapterError {
  /// Who needs an adapter, for messages about its absence.
  struct Need {
    var owner: String
    var property: String
    var place: SourcePlace?
    /// The property belongs to a host, which can own the adapter.
    var hasHost = false

    var text: String { "Needed by \(owner).\(property)" + (place.map { " (\($0))" } ?? "") }
  }

  /// A required adapter that is not there.
  static func missing(_ type: Any.Type, _ absence: Absence, need: Need?, in core: RegistryCore) -> AdapterError {
    let name = TypeName.qualified(type)
    var details = need.map { [$0.text] } ?? []
    switch absence {
    case .notBound where type is any OptionalType.Type:
      let message = MessageText(
        fact: "'\(name)' is an optional; adapters are bound to the protocol itself.", details: details,
        waysOut: ["Write (any P).self without the question mark."])
      return AdapterError(.notBound, message.text)
    case .notBound where type is AnyObject.Type:
      let message = MessageText(
        fact: "'\(name)' is a class; adapters are bound to protocols and looked up by them.", details: details,
        waysOut: ["Look up a protocol that it is bound to: (any P).self."])
      return AdapterError(.notBound, message.text)
    case .notBound:
      details += core.nearMisses(of: type) + core.unreadImages.map(\.text)
      let bare = TypeName.bare(type)
      let message = MessageText(
        fact: "No adapter is bound to '\(name)' in '\(core.productName)'.", details: details,
        waysOut: [
          "Declare one in a target of this product: @Adapter((any \(bare)).self\(need?.hasHost == true ? ", scope: .host" : "")) "
            + "final class …: \(bare).",
          "Check that the product depends on the target that declares it.",
          "If this product may do without, make the requirement optional: (any \(bare))?.",
        ])
      return AdapterError(.notBound, message.text)
    case .noneInThisRun(let cell):
      details.append("\(cell.qualifiedName), declared \(cell.whereDeclared)")
      let message = MessageText(
        fact: "The adapter for '\(name)' answered \"none in this run\".", details: details,
        waysOut: ["Make the requirement optional.", "Return an instance from its lazyRegister() in every run."])
      return AdapterError(.noneInThisRun, message.text)
    case .otherArm(let now, let bound):
      details += bound.map { cell in
        let arm = cell.declaration.variant.map { " for \($0)" } ?? ""
        return "\(cell.qualifiedName)\(arm), declared \(cell.whereDeclared)"
      }.sorted()
      let message = MessageText(
        fact: "No adapter is bound to '\(name)' in the arm \(now).", details: details,
        waysOut: ["Declare one: variant: (.\(now.experiment.name), \"\(now.arm)\").", "Make the requirement optional."])
      return AdapterError(.noneInThisRun, message.text)
    }
  }
}
