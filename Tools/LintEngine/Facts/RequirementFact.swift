/// A place that needs the adapter of a protocol.
package struct RequirementFact: Codable, Hashable, Sendable {
  /// How it is written.
  package enum Form: String, Codable, Sendable {
    /// `@Adapted var`.
    case adapted
    /// `@Service var`.
    case service
    /// A call of `adapter(_:)`, `requiredAdapter(_:)` or `with(_:)`.
    case lookup
    /// `(any P).self` as a value, which code that is not read here may look up.
    case mention
    /// `SK_C_REQUIREMENT(…)` in C, for the name of a service.
    case clang
  }

  package var form: Form
  /// The protocol as written, without the optional: `any P`, the name of an alias; in C the name of the service.
  package var type: String
  /// The program has to bind it.
  package var isRequired: Bool
  /// The name of the property; nil for a call.
  package var property: String?
  /// The types around it, joined by dots; of a call, and in C, empty.
  package var owner = ""
  /// The declarations around it, joined by dots.
  package var context: String
  package var condition = Condition.always
  /// Where the property's name is, or the call.
  package var position: SourcePosition
}
