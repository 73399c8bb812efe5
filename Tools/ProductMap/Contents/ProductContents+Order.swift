extension ProductContents {
  /// Puts every list in the order in which it is shown: by what is declared, then by place.
  ///
  /// - Complexity: O(n log n).
  package mutating func sort() {
    bindings.sort { Self.precedes($0.protocols + [$0.adapter], $0.place, $1.protocols + [$1.adapter], $1.place) }
    requirements.sort {
      Self.precedes(
        [$0.protocolName, $0.owner, $0.property], $0.place, [$1.protocolName, $1.owner, $1.property], $1.place)
    }
    components.sort { Self.precedes([$0.name, $0.className], $0.place, [$1.name, $1.className], $1.place) }
    modules.sort { Self.precedes([$0.id, $0.className], $0.place, [$1.id, $1.className], $1.place) }
    handlers.sort {
      Self.precedes(
        [$0.action, $0.condition ?? "", $0.function], $0.place, [$1.action, $1.condition ?? "", $1.function], $1.place)
    }
  }

  private static func precedes(
    _ left: [String], _ leftPlace: DeclarationPlace, _ right: [String], _ rightPlace: DeclarationPlace
  ) -> Bool {
    left == right ? leftPlace < rightPlace : left.lexicographicallyPrecedes(right)
  }
}
