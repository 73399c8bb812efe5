extension ProductContents {
  /// Puts the declarations in the order of their places, and those of one place in the order of their names, so that the
  /// same declarations are the same contents in whichever order they were found.
  ///
  /// - Complexity: O(n log n).
  package mutating func sort() {
    bindings.sort { ($0.place, $0.adapter, $0.variant ?? "") < ($1.place, $1.adapter, $1.variant ?? "") }
    requirements.sort { ($0.place, $0.property, $0.protocolName) < ($1.place, $1.property, $1.protocolName) }
    components.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    modules.sort { ($0.place, $0.id) < ($1.place, $1.id) }
    handlers.sort { ($0.place, $0.action, $0.condition ?? "") < ($1.place, $1.action, $1.condition ?? "") }
    undescribed.sort { $0.kind < $1.kind }
  }
}
