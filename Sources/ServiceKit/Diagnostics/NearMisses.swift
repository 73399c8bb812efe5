internal import PositionedJSON

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
    let wantedWords = words(wanted)
    var ranked: [(distance: Int, line: String)] = []
    for cell in cells {
      for bound in cell.declaration.protocols {
        let name = TypeName.bare(bound)
        if name == wanted, TypeName.qualified(bound) == wantedFull { continue }
        let (stem, other) = withoutCommonEnding(wantedWords, words(name))
        let limit = max(1, stem.count / 3)
        guard abs(stem.count - other.count) <= limit else { continue }
        let distance = EditDistance.between(stem.lowercased(), other.lowercased())
        guard distance <= limit else { continue }
        let line = "'\(TypeName.qualified(bound))', bound to \(cell.qualifiedName), declared \(cell.whereDeclared)"
        ranked.append((distance, "Near: \(line)"))
      }
    }
    return ranked.sorted { ($0.distance, $0.line) < ($1.distance, $1.line) }.map(\.line)
  }

  /// Two names without the words that both end with: where every protocol is a `…Service`, that says nothing.
  private static func withoutCommonEnding(_ left: [String], _ right: [String]) -> (String, String) {
    var left = left
    var right = right
    while left.count > 1, right.count > 1, left.last == right.last {
      left.removeLast()
      right.removeLast()
    }
    return (left.joined(), right.joined())
  }

  /// The words of a name in camel case.
  private static func words(_ name: String) -> [String] {
    name.reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}

extension RegistryCore {
  /// The near misses of a protocol, worked out once where nothing is registered at run time.
  func nearMisses(of type: Any.Type) -> [String] {
    let id = ObjectIdentifier(type)
    let (known, isFinal) = state.withLock { ($0.nearMisses[id], $0.registrations.isEmpty) }
    if isFinal, let known { return known }
    let lines = NearMisses(of: type, in: self).lines
    state.withLock { if isFinal, $0.registrations.isEmpty { $0.nearMisses[id] = lines } }
    return lines
  }
}
