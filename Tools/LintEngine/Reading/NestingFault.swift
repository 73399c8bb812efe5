/// Code that is nested deeper than the parser's stack allows for.
package struct NestingFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1, on which the limit is passed.
  package let line: Int
  /// What is too many, and how many there may be.
  package let description: String
}
