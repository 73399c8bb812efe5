internal import PositionedJSON

/// Something that keeps the linter from its work: a fault of the configuration, of the build files or of the disk.
package struct LintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that is at fault, as it is shown; nil where there is none.
  package var path: String?
  /// The place in the file; nil for the whole.
  package var position: SourcePosition?
  /// What is wrong, in one line without a full stop; what a tool said follows in lines of its own.
  package var fact: String
  /// What can be done, each one line.
  package var waysOut: [String]

  package init(_ fact: String, path: String? = nil, position: SourcePosition? = nil, waysOut: [String] = []) {
    self.path = path
    self.position = position
    self.fact = fact
    self.waysOut = waysOut
  }

  /// `path:line:column: error: fact`, and a numbered line for each way out.
  package var description: String {
    let place =
      path.map(TerminalText.escaped).map { path in position.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): " }
      ?? ""
    let ways = waysOut.enumerated().map { "\n  \($0.offset + 1). \($0.element)" }
    return "\(place)error: \(fact)\(ways.joined())"
  }
}

/// All that is wrong with an input, in the order of the input.
package struct LintFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; at least one error.
  package let errors: [LintError]

  package init(_ errors: [LintError]) { self.errors = errors }

  /// Errors in the order of files and places; those without a place go first.
  init(sorting errors: [LintError]) {
    self.errors = errors.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.path ?? "", first.position?.offset ?? -1, left.offset)
        < (second.path ?? "", second.position?.offset ?? -1, right.offset)
    }.map(\.element)
  }

  package init(_ fact: String, path: String? = nil, waysOut: [String] = []) {
    errors = [LintError(fact, path: path, waysOut: waysOut)]
  }

  /// The errors, one after another.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension LintError {
  /// A fault of a JSON text.
  init(_ error: JSONError, path: String, lines: LineTable) {
    self.init(
      error.path.isEmpty ? error.fact : "\(error.path): \(error.fact)", path: path,
      position: lines.position(error.position.offset))
  }
}
