/// A place that binds adapter protocols to an adapter.
package struct BindingFact: Codable, Hashable, Sendable {
  /// How it is written.
  package enum Form: String, Codable, Sendable {
    /// `@Adapter(…)` on a declaration.
    case attribute
    /// `AdapterRecord.declare(…)` in a record that is written by hand.
    case record
    /// `AdapterRegistry.main.register(…, as:)`, which happens when the program runs.
    case registration
    /// The same on another registry, or where a branch decides about it.
    case otherRegistration
    /// `SK_C_ADAPTER(…)` in C, under the name of a service.
    case clang
  }

  /// The arm of an experiment.
  package struct Variant: Codable, Hashable, Sendable {
    /// The key as written: `.autoplay`.
    package var key: String
    package var arm: String
  }

  package var form: Form
  /// The qualified name of the adapter within its module; nil where the code does not show it.
  package var adapter: String?
  /// The protocols as written, `any P & Q`; in C the name of the service.
  ///
  /// Empty for a registration that does not show them.
  package var protocols: [String]
  /// The type of the host as written; nil where none is named.
  package var host: String?
  /// `host`, `shared`, `application` or `unique`, also where it follows from the host; nil for a registration.
  package var scope: String?
  package var variant: Variant?
  /// The declarations around it, joined by dots.
  package var context: String
  package var condition = Condition.always
  /// Where the adapter's name is, or the call.
  package var position: SourcePosition
}
