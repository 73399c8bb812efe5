/// What a protocol is to the registry: the type, however it is spelt.
///
/// `any P & Q` and `any Q & P` are one, an alias is what it stands for, `Sendable` does not matter, and a protocol that
/// refines another is another one.
package struct ProtocolKey: Hashable, Comparable, Sendable {
  /// Who declares it.
  package enum Origin: Hashable, Sendable {
    case project
    /// Another project: only within one module is it certain that a name always means the same.
    case external(module: String)
    /// It is no protocol, but a name that C files agree on.
    case clang
  }

  /// The identities of the members, sorted: `Player.PlaybackAdapter`, with arguments where it has some.
  package let members: [String]
  package var origin = Origin.project

  /// The members, joined by `&`.
  package var name: String { members.joined(separator: " & ") }

  /// By members, then by who declares them.
  package static func < (left: ProtocolKey, right: ProtocolKey) -> Bool {
    left.members == right.members
      ? "\(left.origin)" < "\(right.origin)" : left.members.lexicographicallyPrecedes(right.members)
  }
}

/// A protocol that code names, and what is known of it.
struct ResolvedProtocol: Sendable {
  let key: ProtocolKey
  /// The declarations of its members.
  let declarations: [DeclarationIndex.Entry]
  /// An alias on the way makes it optional.
  let isOptional: Bool
  /// `any` is written, here or in an alias: without it, `P.self` is no adapter protocol's type.
  let isExistential: Bool
}

extension DeclarationIndex {
  /// What a protocol's name means in a file.
  ///
  /// - Parameters:
  ///   - type: as written: `any P & Q`, the name of an alias.
  ///   - module: the module of the file.
  ///   - path: the file.
  ///   - context: the names of the types around the place, joined by dots.
  /// - Returns: nil where a member is not declared in the project, or where it cannot be told which declaration is meant.
  func resolveProtocol(
    _ type: String, in module: String, _ path: String, within context: String
  ) -> ResolvedProtocol? {
    var members: [String: Entry] = [:]
    var isAnyObject = false
    var isKnown = true
    expand(Self.members(type), in: module, path, within: context) { name, entries in
      let bare = Self.bare(name)
      if entries.isEmpty, ["AnyObject", "Swift.AnyObject"].contains(bare) {
        isAnyObject = true
      } else if let entry = entries.first, Set(entries.map(\.identity)).count == 1 {
        members[entry.identity + Self.arguments(of: bare)] = entry
      } else if !["Sendable", "Swift.Sendable"].contains(bare) {
        isKnown = false
      }
    }
    guard isKnown, members.values.contains(where: { $0.declaration.kind == .protocol }) else { return nil }
    if members.count > 1 {
      // A member that another one refines says nothing more.
      let implied = Set(members.values.flatMap { ancestors(of: $0).map(\.identity) })
      members = members.filter { !implied.contains($0.key) }
    }
    var names = members.keys.sorted()
    // Only a protocol that is not for classes makes another type with `AnyObject`.
    if isAnyObject, !members.values.contains(where: isForClasses) { names.append("AnyObject") }
    let spellings = spellings(of: type, in: module, path, within: context)
    return ResolvedProtocol(
      key: ProtocolKey(members: names), declarations: members.sorted { $0.key < $1.key }.map(\.value),
      isOptional: spellings.contains(where: Self.isOptional),
      isExistential: spellings.contains { $0.hasPrefix("any ") || $0.hasPrefix("(any ") })
  }

  private func isForClasses(_ entry: Entry) -> Bool {
    ([entry] + ancestors(of: entry)).contains { ancestor in
      ancestor.declaration.kind == .class || ancestor.declaration.attributes.contains("objc")
        || ancestor.declaration.inherited.contains { ["AnyObject", "class", "NSObjectProtocol", "Actor"].contains($0) }
    }
  }

  /// The type as written, and what each alias on the way stands for.
  private func spellings(of type: String, in module: String, _ path: String, within context: String) -> [String] {
    var (module, path, context) = (module, path, context)
    var spellings = [type]
    // A cycle of aliases has no end.
    while spellings.count < 8, let last = spellings.last,
      let alias = alias(last, in: module, path, within: context), let aliased = alias.declaration.aliased
    {
      spellings.append(aliased)
      (module, path, context) = (alias.module, alias.path, alias.context)
    }
    return spellings
  }

  /// `<Int>` of `P<Int>`.
  private static func arguments(of type: String) -> String {
    type.firstIndex(of: "<").map { type[$0...].filter { $0 != " " } } ?? ""
  }
}
