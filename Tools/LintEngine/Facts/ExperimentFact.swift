/// The declaration of an experiment's key.
package struct ExperimentFact: Codable, Hashable, Sendable {
  /// The constant that holds the key: `autoplay`.
  package var constant: String
  /// The name of the experiment.
  package var name: String
  /// The arms, the default first; empty where they are not written out.
  package var arms: [String]
  package var owner: String?
  /// As written; nil where it is no plain text.
  package var expires: String?
  /// The declarations around it, joined by dots.
  package var context: String
  package var condition = Condition.always
  /// Where the constant's name is.
  package var position: SourcePosition
}

/// A place that asks for the arm of an experiment.
package struct ExperimentUseFact: Codable, Hashable, Sendable {
  /// The key as written: `.autoplay`.
  package var key: String
  /// The declarations around it, joined by dots.
  package var context: String
  package var condition = Condition.always
  /// Where the call is.
  package var position: SourcePosition
}
