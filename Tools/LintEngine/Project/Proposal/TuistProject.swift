/// Reads the targets of Tuist's `Project.swift`, as far as they are written as literals.
struct TuistProject {
  private let text: String
  /// The folder of the file, from the root; empty for the root.
  private let folder: String

  init(_ source: SourceFile) {
    text = String(decoding: source.bytes, as: UTF8.self)
    folder = source.path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The applications and frameworks with the patterns that they name.
  var targets: [ProposedTarget] {
    var parts: [Substring] = []
    var rest = text[...]
    while let next = Self.start(in: rest) {
      let end = Self.start(in: rest[next.upperBound...])?.lowerBound ?? rest.endIndex
      let part = rest[next.upperBound..<end]
      // What has no product is a dependency of the target before it, and what follows is that target's.
      if Self.argument("product", in: part) == nil, let previous = parts.popLast() {
        parts.append(text[previous.startIndex..<end])
      } else {
        parts.append(part)
      }
      rest = rest[end...]
    }
    return parts.compactMap(target)
  }

  /// The next word with which a target begins.
  private static func start(in text: Substring) -> Range<Substring.Index>? {
    [".target(", "Target("].compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
  }

  private func target(_ part: Substring) -> ProposedTarget? {
    guard let name = Self.literals(of: "name", in: part).first, let product = Self.argument("product", in: part) else {
      return nil
    }
    let kind: ProposedTarget.Kind
    switch product.drop(while: { $0 != "." }).dropFirst().prefix(while: { $0.isLetter }) {
    case "app", "commandLineTool": kind = .product
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": kind = .module
    default: return nil
    }
    let sources = Self.literals(of: "sources", in: part).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    let conditions = part.firstRange(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS\"").map { part[$0.upperBound...] }
    let flags = conditions.map { $0.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" } } ?? ""
    return ProposedTarget(
      name: name, kind: kind, patterns: sources, flags: Set(BuildFlags.names(String(flags))).sorted(),
      dependencies: Self.dependencies(in: part))
  }

  private static func dependencies(in part: Substring) -> [String] {
    argument("dependencies", in: part).map { list in
      list.prefix { $0 != "]" }.split(separator: "(").dropFirst().compactMap { item in
        item.hasPrefix("name:") || item.hasPrefix("target:")
          ? String(item.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }) : nil
      }
    } ?? []
  }

  private static func argument(_ label: String, in part: Substring) -> Substring? {
    part.firstRange(of: "\(label):").map { part[$0.upperBound...] }
  }

  /// The text, or the texts of the list, behind a label.
  private static func literals(of label: String, in part: Substring) -> [String] {
    guard let value = argument(label, in: part)?.drop(while: \.isWhitespace) else { return [] }
    let scope = value.first == "[" ? value.prefix { $0 != "]" } : value.prefix { $0 != "," && !$0.isNewline }
    return scope.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
