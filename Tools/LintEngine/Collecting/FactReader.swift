internal import SwiftParser
internal import SwiftSyntax

/// Reads the facts of a file.
///
/// This is the only place that parses: whatever avoids parsing, such as a cache, stands in front of it.
package enum FactReader {
  /// The file is in a language whose facts are read: Swift, and C for its records.
  package static func reads(_ path: String) -> Bool { path.hasSuffix(".swift") || ClangFactReader.reads(path) }

  /// Parses a file and walks it once.
  ///
  /// The parser and the walk descend as deep as the code is nested, so this runs on threads with a large stack.
  ///
  /// - Complexity: O(n) in the bytes.
  package static func facts(of source: SourceFile) -> FileFacts {
    if ClangFactReader.reads(source.path) { return ClangFactReader.facts(of: source) }
    let tree = parse(source)
    let collector = FactCollector(source, lines: LineTable(source.bytes))
    collector.facts.hasSyntaxErrors = tree.hasError
    collector.walk(tree)
    collector.collectSuppressions(in: tree, of: source)
    collector.facts.codeLines = CodeLineCount.count(in: source.bytes)
    return collector.facts
  }

  /// Parses a file and does nothing else: what reading facts is measured against.
  ///
  /// - Returns: the bytes that the tree covers.
  package static func parseOnly(_ source: SourceFile) -> Int { parse(source).totalLength.utf8Length }

  private static func parse(_ source: SourceFile) -> SourceFileSyntax {
    unsafe source.bytes.withUnsafeBufferPointer {
      unsafe Parser.parse(source: $0, maximumNestingLevel: NestingLimits.parserLevels)
    }
  }
}
