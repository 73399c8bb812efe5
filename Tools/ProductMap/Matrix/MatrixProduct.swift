/// What is known of a product from which a column of a matrix is made: its contents, and what only source says.
package struct MatrixProduct: Sendable {
  package var contents: ProductContents
  /// The modules of the project that it links, sorted; nil where that is not known, as of a binary.
  package var modules: [String]?
  /// Places of declarations that are there under conditions that the product does not settle.
  package var conditional: Set<DeclarationPlace> = []
  /// Adapters that the program registers when it runs.
  package var registered: [Binding] = []
  /// It registers adapters of which the code does not show the protocol.
  package var hasOpenRegistrations = false

  package init(_ contents: ProductContents) { self.contents = contents }
}
