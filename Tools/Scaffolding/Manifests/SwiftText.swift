internal import SwiftParser
internal import SwiftSyntax

/// Parses Swift, no deeper than the stack of any thread allows for.
enum SwiftText {
  /// The tree of a text; what is nested deeper than 100 levels has errors.
  ///
  /// - Complexity: O(n) in the bytes.
  static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    // The parser reads the buffer and keeps its own copy.
    unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0, maximumNestingLevel: 100) }
  }
}
