/// A global or a property that an attribute puts into a section of the object file.
///
/// A declaration whose attributes are within `#if` leaves one fact for each attribute.
package struct SectionFact: Codable, Hashable, Sendable {
  /// The first call in a closure: what a record declares.
  package struct Call: Codable, Hashable, Sendable {
    /// The function as written: `AdapterRecord.declare`.
    package var callee: String
    /// Types without `.self` and string literals without quotation marks, in order; everything else is left out.
    package var arguments: [String]
  }

  /// The section, as the literal spells it.
  package var section: String
  /// An attribute keeps the optimiser from removing it, wherever the section's attribute applies.
  package var isUsed: Bool
  /// The name without backticks.
  package var name: String
  /// It is declared with `var`.
  package var isVariable: Bool
  /// The type as written, on one line; nil where none is written.
  package var type: String?
  /// The elements of the tuple that it is, nested ones in line: integers as written, names, `{}` for a closure, `?` for anything
  /// else; nil where it is no tuple.
  package var values: [String]?
  /// The first call in the first closure of the tuple.
  package var call: Call?
  /// The types around it, joined by dots; empty at file scope.
  package var owner: String
  package var condition = Condition.always
  /// Where the section's name is.
  package var sectionPosition: SourcePosition
  /// Where the name is.
  package var position: SourcePosition
}
