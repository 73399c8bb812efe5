/// What a file says about adapters and about values that may be some.
package struct AdapterFacts: Codable, Hashable, Sendable {
  /// Variables outside types.
  package var globals: [PropertyFact] = []
  package var lookups: [LookupFact] = []
  package var presences: [PresenceFact] = []
  package var forcedUses: [ForcedUseFact] = []
  package var closures: [StoredClosureFact] = []
}
