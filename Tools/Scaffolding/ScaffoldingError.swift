/// Why nothing can be written.
package struct ScaffoldingError: Error, Hashable, CustomStringConvertible {
  /// The fact and the ways out, in one line each.
  package let description: String

  package init(_ description: String) { self.description = description }
}
