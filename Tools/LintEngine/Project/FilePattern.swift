import Foundation

/// A pattern of paths from the root of the project.
///
/// `*` stands for anything within a component, `**` as a whole component for any number of components, `?` for one
/// character, `[a-z]` and `[!a-z]` for one of some, `{a,b}` for one of several texts, `\` takes a character as it is.
/// What matches a folder stands for all that is below it. Upper and lower case differ.
package struct FilePattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  /// What is wrong with it, in words that follow "the pattern 'x'"; such a pattern matches nothing.
  package let fault: String?
  /// The path itself, where nothing in the pattern has a meaning of its own.
  private let literal: String?
  /// What every path must begin with.
  private let prefix: String
  private let steps: [Step]

  /// Reads a pattern.
  ///
  /// - Complexity: O(m) in the length of the pattern.
  package init(_ text: String) {
    self.text = text
    let path = Self.normalized(text)
    prefix = String(path.prefix { !"*?[{\\".contains($0) })
    if let fault = Self.fault(of: text, path) {
      (self.fault, literal, steps) = (fault, nil, [])
    } else if prefix == path {
      (fault, literal, steps) = (nil, path, [])
    } else {
      var compiler = FilePatternCompiler(path)
      steps = compiler.compile()
      (fault, literal) = (compiler.fault, nil)
    }
  }

  /// The pattern is a path: it can match one file or folder only.
  package var isLiteral: Bool { literal != nil }

  /// The path, or a folder around it, is what the pattern describes.
  ///
  /// - Parameter path: from the root of the project, with `/`.
  /// - Returns: whether it is.
  /// - Complexity: O(n · m) in the lengths of the path and of the pattern.
  package func matches(_ path: String) -> Bool { matches(path, includingBelow: true) }

  /// The path itself is what the pattern describes, not only a folder around it.
  package func matchesExactly(_ path: String) -> Bool { matches(path, includingBelow: false) }

  private func matches(_ path: String, includingBelow below: Bool) -> Bool {
    guard fault == nil else { return false }
    let path = Self.composed(path)
    if let literal {
      return literal == path || below && (literal.isEmpty || path.hasPrefix(literal) && isFolder(literal, of: path))
    }
    guard path.hasPrefix(prefix) else { return false }
    var run = FilePatternRun(steps)
    for scalar in path.unicodeScalars {
      if below, scalar == "/", run.isMatch { return true }
      run.advance(over: scalar)
      if run.isDead { return false }
    }
    return run.isMatch
  }

  private func isFolder(_ folder: String, of path: String) -> Bool {
    path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  // MARK: - Reading

  /// One step of the pattern; several can be possible at the same time, so nothing is ever tried twice.
  enum Step: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case oneOf([ClosedRange<UInt32>], isNegated: Bool)
    /// Anything but `/`.
    case withinComponent
    case anything
    /// Goes on at both.
    case fork(Int, Int)
    case jump(Int)
    case match
  }

  private static func fault(of text: String, _ path: String) -> String? {
    if text.isEmpty { return "is empty; '.' stands for the whole project" }
    if text.hasPrefix("/") { return "is an absolute path; patterns begin at the root of the project" }
    if path.split(separator: "/").contains("..") { return "leads out of the project with '..'" }
    return nil
  }

  /// Without `./` before it and `/` behind it; `.` becomes the empty path.
  private static func normalized(_ text: String) -> String {
    var path = Substring(composed(text))
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path.removeLast() }
    return path == "." ? "" : String(path)
  }

  /// Letters with marks as one scalar, since file systems differ in how they give them back.
  private static func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }
}
