/// An `@Adapter` attribute.
package struct AdapterAttributeFact: Codable, Hashable, Sendable {
  /// The path of the declaration that carries it.
  package var type: String
  /// The protocols as written: `any P`, `any P & Q`.
  package var protocols: [String]
  /// The type of the host as written.
  package var host: String?
}
