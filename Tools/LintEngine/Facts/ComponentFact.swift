/// A component that is declared under a name.
package struct ComponentFact: Codable, Hashable, Sendable {
  /// The name by which scene files and lists ask for it.
  package var name: String
  /// The class, with the names of the types around it.
  package var className: String
  /// Under which conditions it exists.
  package var condition = Condition.always
  /// Where its class or its record is.
  package var position: SourcePosition
}
