extension Matrix {
  /// A product as a column.
  package struct Column: Codable, Hashable, Sendable {
    /// The product's name; where two columns have the same, what tells them apart is part of it.
    package var name: String
    /// The product's name alone.
    package var product: String
    /// Where the contents come from.
    package var origin: ProductContents.Origin
    /// The binary as it was given; nil for source.
    package var path: String?
    /// The modules of the project that it links, sorted; nil for a binary, which has those of other projects too.
    package var modules: [String]?
    /// Records without a description, of the kinds that the matrix is about.
    package var undescribed: [UndescribedRecords]

    package init(
      name: String, product: String? = nil, origin: ProductContents.Origin, path: String? = nil,
      modules: [String]? = nil,
      undescribed: [UndescribedRecords] = []
    ) {
      self.name = name
      self.product = product ?? name
      self.origin = origin
      self.path = path
      self.modules = modules
      self.undescribed = undescribed
    }
  }
}
