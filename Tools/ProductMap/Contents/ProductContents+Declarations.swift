extension ProductContents {
  /// Something that is declared, whatever it is.
  struct Declaration {
    /// In words: `the adapter Playing`.
    let title: String
    let place: DeclarationPlace
  }

  /// Everything with a place.
  var declarations: [Declaration] {
    bindings.map { Declaration(title: "the adapter \($0.adapter)", place: $0.place) }
      + requirements.map { Declaration(title: "the requirement \($0.name)", place: $0.place) }
      + components.map { Declaration(title: "the component '\($0.name)'", place: $0.place) }
      + modules.map { Declaration(title: "the module \($0.className)", place: $0.place) }
      + handlers.map { Declaration(title: "the handler \($0.name)", place: $0.place) }
  }
}

extension Requirement {
  /// `Owner.property`.
  package var name: String { owner.isEmpty ? property : "\(owner).\(property)" }
}

extension Handler {
  /// The function, with the types around it.
  package var name: String { target.map { "\($0).\(function)" } ?? function }
}
