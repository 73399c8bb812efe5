/// Under which compilation conditions a piece of code exists.
///
/// It is the conjunction of the `#if` clauses around the code, each with the negations of the clauses before it.
package indirect enum Condition: Codable, Hashable, Sendable {
  /// `#if true`, and code outside any `#if`.
  case always
  /// `#if false`.
  case never
  /// A flag that the build defines: `LITE`.
  case flag(String)
  /// What the toolchain answers: `os(iOS)`, `canImport(UIKit)`, `compiler(>=6)`, as written without spaces.
  case platform(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// The names of the flags in it, each once, in the order in which they are written.
  package var flags: [String] {
    var seen: Set<String> = []
    return atoms.compactMap { atom in
      if case .flag(let name) = atom, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// The flags and platform questions in it, in the order in which they are written.
  package var atoms: [Condition] {
    switch self {
    case .always, .never: []
    case .flag, .platform: [self]
    case .not(let inner): inner.atoms
    case .all(let parts), .any(let parts): parts.flatMap(\.atoms)
    }
  }

  /// Both hold.
  package func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.always, let rest), (let rest, .always): rest
    case (.never, _), (_, .never): .never
    default: .all([self, other])
    }
  }
}
