public import SwiftSyntax

extension RequirementProperty {
  /// One thing that is wrong with the declaration, and where.
  public struct Problem: Error {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
      /// The attribute is on something else than a property.
      case notAVariable
      /// It is a `let`.
      case constant
      /// One declaration for several properties.
      case several
      /// A pattern in place of a name.
      case noName
      /// No type is written.
      case noType
      /// The type ends with `!`.
      case implicitlyUnwrapped
      /// There is an initial value.
      case initialValue
      /// There are accessors.
      case accessors
      /// A modifier that does not go with a computed property.
      case modifier(String)
    }

    /// What is wrong.
    public let kind: Kind
    /// The offending part of the declaration.
    public let node: Syntax
  }
}
