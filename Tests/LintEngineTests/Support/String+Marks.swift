import Foundation

extension String {
  /// The text without the marks of a bundle: JSON has no comments.
  var withoutMarks: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.range(of: "// expect: ").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }
}
