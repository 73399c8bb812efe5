/// A use of a value that assumes that it is not nil, or shows that it is.
package struct ForcedUseFact: Codable, Hashable, Sendable {
  package enum Form: Codable, Hashable, Sendable {
    /// `x!`, `x.unsafelyUnwrapped`.
    case unwrapped
    /// `x?.value!`: what is asked of it is forced.
    case resultUnwrapped
    /// `try! lookup`.
    case tried
    /// `x as! T`.
    case cast(type: String)
    /// `"\(x?.value)"`, `String(describing: x?.value)`.
    case described
    /// A local variable, parameter or result of the type `T!`.
    case implicitlyUnwrapped(type: String)
  }

  /// The value; nil where nothing is known of it.
  package var reference: ReferenceFact?
  package var form: Form
  package var context: CodeContext
}
