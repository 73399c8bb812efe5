import SwiftSyntax

extension DeclSyntax {
  /// A declaration as text.
  ///
  /// The compiler parses every expansion; parsing it here as well would take as long as the rest of making it.
  ///
  /// - Parameter text: a whole declaration.
  init(unparsed text: String) {
    self.init(MissingDeclSyntax(placeholder: TokenSyntax(.unknown(text), presence: .present)))
  }
}
