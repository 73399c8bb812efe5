/// The name of a type as far as it is written: with its module and the types around it, or without.
///
/// Binaries have names and no types. Two names can mean the same type where one ends as the other: `P`, `Feed.P`. Two that
/// are written with different modules do not.
struct WrittenName: Hashable {
  /// The last part; of a composition those of its members, in the order of the alphabet.
  let bare: String
  /// The parts before it, from the innermost to the outermost; none for a composition.
  let qualifiers: [Substring]

  private static let mostQualifiers = 8
  /// What does not tell protocols apart.
  private static let markers: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "Any",
  ]

  /// Takes a text apart: `any P`, `(any A.P & Q)`, `A.Show`.
  ///
  /// - Complexity: O(n) in the length.
  init(_ text: String) {
    var plain = text.replacing("::", with: ".")
    plain.unicodeScalars.removeAll { "()`".unicodeScalars.contains($0) }
    let members = Self.parts(of: plain[...], at: "&").map { Self.parts(of: Self.withoutAny($0), at: ".") }
      .filter { !Self.markers.contains(Self.trimmed($0.last ?? "")) }
    bare = members.map { Self.trimmed($0.last ?? "") }.sorted().joined(separator: " & ")
    qualifiers = members.count == 1 ? members[0].dropLast().reversed().prefix(Self.mostQualifiers).map(\.self) : []
  }

  /// The beginnings of the qualifiers, from none to all.
  var prefixes: [[Substring]] { (0...qualifiers.count).map { Array(qualifiers.prefix($0)) } }

  /// The parts between separators that are not in angle brackets.
  private static func parts(of text: Substring, at separator: Character) -> [Substring] {
    var depth = 0
    return text.split(omittingEmptySubsequences: false) { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0 && character == separator
    }
  }

  private static func withoutAny(_ member: Substring) -> Substring {
    let start = member.drop { $0 == " " }
    return start.hasPrefix("any ") ? start.dropFirst(4) : start
  }

  private static func trimmed(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
