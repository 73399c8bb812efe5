internal import LintEngine

/// What protocols are called in a matrix, however code spells them.
///
/// `any P & Q` and `any Q & P` are one, as are `any P` and `any M.P`; marker protocols do not count. Where source says what a
/// name means, an alias is what it stands for. Two protocols of one name are told apart by their modules.
package struct ProtocolNames: Sendable {
  private struct Spelling: Hashable {
    let type: String
    let file: String
    /// 0 for any line of the file.
    let line: Int
  }

  /// What is known of the meaning of names, each as the members of a composition with their modules.
  private var meanings: [Spelling: [String]] = [:]
  /// By the short name, all that have it; more than one only where short names are not enough.
  private var meaningsByName: [String: Set<String>] = [:]

  /// Names of which nothing is known but how they are written.
  package init() {}

  /// Notes how names are written in contents of which no source is there.
  package init(_ products: [ProductContents]) {
    for contents in products {
      let written =
        contents.bindings.filter { !$0.place.isClang }.flatMap(\.protocols)
        + contents.requirements.filter { !$0.place.isClang }.map(\.protocolName)
      for type in Set(written) {
        let members = Self.members(type)
        let name = Self.short(members)
        let qualified = members.joined(separator: " & ")
        // What is written without a module may be any.
        if qualified != name { meaningsByName[name, default: []].insert(qualified) }
      }
    }
  }

  /// Notes what a name means at a place.
  mutating func note(_ type: String, at place: DeclarationPlace, means members: [String]) {
    meanings[Spelling(type: type, file: place.file, line: place.line)] = members
    meanings[Spelling(type: type, file: place.file, line: 0)] = members
    meaningsByName[Self.short(members), default: []].insert(members.joined(separator: " & "))
  }

  /// The name of a protocol, `P & Q`.
  ///
  /// - Parameters:
  ///   - type: as written.
  ///   - place: where it is written.
  /// - Returns: the members in the order of the alphabet; with their modules where the name alone could mean two.
  /// - Complexity: O(n log n) in the length of the text.
  package func name(of type: String, at place: DeclarationPlace) -> String {
    let members =
      meanings[Spelling(type: type, file: place.file, line: place.line)]
      ?? meanings[Spelling(type: type, file: place.file, line: 0)] ?? Self.members(type)
    let name = Self.short(members)
    guard let all = meaningsByName[name], all.count > 1 else { return name }
    return members.joined(separator: " & ")
  }

  /// The name of a type of which only the text is known.
  static func name(of type: String) -> String { short(members(type)) }

  /// Marker protocols, as the hints of records know them.
  private static let ignored: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "Any",
  ]

  /// The members of a composition as written, sorted.
  private static func members(_ type: String) -> [String] {
    // Few names have module selectors and backticks.
    let isPlain = type.utf8.allSatisfy { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "`") }
    let all = DeclarationIndex.members(isPlain ? type : type.replacing("::", with: ".").filter { $0 != "`" })
    let members = all.filter { !ignored.contains(last($0)) }
    return Set(members.isEmpty ? all : members).sorted()
  }

  private static func short(_ members: [String]) -> String {
    Set(members.map(last)).sorted().joined(separator: " & ")
  }

  /// The last component of a name, with its arguments: `P<A.B>` of `M.P<A.B>`.
  private static func last(_ name: String) -> String {
    let arguments = name.firstIndex(of: "<") ?? name.endIndex
    guard let dot = name[..<arguments].lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }
}
