/// What a file says about adapters and about values that may be some.
package struct AdapterFacts: Codable, Hashable, Sendable {
  package var attributes: [AdapterAttributeFact] = []
  /// Variables outside types.
  package var globals: [PropertyFact] = []
  package var lookups: [LookupFact] = []
  package var presences: [PresenceFact] = []
  package var forcedUses: [ForcedUseFact] = []
  package var closures: [StoredClosureFact] = []
}

/// An `@Adapter` attribute.
package struct AdapterAttributeFact: Codable, Hashable, Sendable {
  /// The path of the declaration that carries it.
  package var type: String
  /// The protocols as written: `any P`, `any P & Q`.
  package var protocols: [String]
  /// The type of the host as written.
  package var host: String?
}

/// A call of `adapter(_:)` or `requiredAdapter(_:)`.
package struct LookupFact: Codable, Hashable, Sendable {
  /// The expression, the lookup its last step.
  package var reference: ReferenceFact
  package var context: CodeContext
}
