/// A baseline that cannot be read.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  package let place: Place
  /// What is wrong, and what would be right.
  package let fact: String

  /// In the form of the compiler: `baseline.json:3:5: error: …`.
  package var description: String {
    "\(TerminalText.escaped(place.path)):\(place.position.line):\(place.position.column): error: \(TerminalText.escaped(fact))"
  }
}
