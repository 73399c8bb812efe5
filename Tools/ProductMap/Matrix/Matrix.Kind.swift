extension Matrix {
  /// What the rows of a matrix are.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Protocols, with the adapters that products bind to them.
    case adapters
    /// Names of components, with their classes.
    case components
    /// Ids of modules, with their classes.
    case modules
    /// Actions, with the functions that handle them.
    case actions
  }
}
