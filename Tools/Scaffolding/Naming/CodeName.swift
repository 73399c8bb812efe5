internal import PositionedJSON

/// A name that was checked, for types, modules and files.
package struct CodeName: Hashable, Sendable, CustomStringConvertible {
  /// What is to be called so.
  package enum Use: String, Hashable, Sendable {
    case adapter, component, module, package, product
  }

  /// What has a name already.
  package struct Taken: Hashable, Sendable {
    package var name: String
    /// What it is, with its article: `a target`.
    package var what: String

    package init(_ name: String, _ what: String) {
      self.name = name
      self.what = what
    }
  }

  /// The name.
  package let description: String

  /// The longest name: what templates make of it fits in a line.
  package static let maximumLength = 30

  /// Checks a name.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - use: what is to be called so.
  ///   - taken: the names that are there.
  /// - Throws: why it cannot be, with what could.
  package init(_ text: String, for use: Use, beside taken: [Taken] = []) throws(ScaffoldingError) {
    if let problem = NameProblem(text, use, taken) {
      let article = use == .adapter ? "an" : "a"
      let shown = text.shownInMessage
      throw ScaffoldingError("'\(shown)' cannot be the name of \(article) \(use.rawValue): \(problem.description)")
    }
    description = text
  }

  /// The name as names of properties and functions begin: `URLCache` becomes `urlCache`.
  package var lowerCamel: String { Self.lowerCamel(description) }

  /// The name in small letters, its words parted by dashes.
  package var kebab: String { NameWords.words(of: description).map { $0.lowercased() }.joined(separator: "-") }

  /// The name without another in front of it, where something is left that is a name.
  func withoutPrefix(_ prefix: String) -> String { Self.short(description, without: prefix) }

  static func short(_ name: String, without prefix: String) -> String {
    let rest = name.dropFirst(prefix.count)
    return name.hasPrefix(prefix) && rest.first?.isUppercase == true ? String(rest) : name
  }

  static func lowerCamel(_ text: String) -> String {
    let words = NameWords.words(of: text)
    guard let first = words.first else { return text }
    let name = first.lowercased() + text.dropFirst(first.count)
    return ReservedNames.keywords.contains(name) ? "`\(name)`" : name
  }
}
