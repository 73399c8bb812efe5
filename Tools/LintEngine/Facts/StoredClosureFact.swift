/// A closure that outlives the call around it, and what it keeps alive.
package struct StoredClosureFact: Codable, Hashable, Sendable {
  /// Who keeps the closure.
  package enum Keeper: Codable, Hashable, Sendable {
    /// A property, of `self` where the owner is that.
    case property(owner: ReferenceFact, name: String)
    /// A function of the system: `DispatchQueue.async`.
    case function(String)
  }

  /// A local value that it uses.
  package struct Capture: Codable, Hashable, Sendable {
    package var name: String
    package var reference: ReferenceFact
  }

  package var keeper: Keeper
  /// The name behind the value, where it is no closure that is kept but what may be a method: `onEnd = self.stop`.
  package var method: String?
  /// `self` is captured, not weakly.
  package var capturesSelf = false
  package var captures: [Capture] = []
  package var context: CodeContext
}
