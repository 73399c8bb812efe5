/// What is declared in one product: read out of its binary, or found in its source.
///
/// Both ways give the same contents for the same code: names are as they are written, places are `Module/File.swift`.
package struct ProductContents: Codable, Hashable, Sendable {
  /// Where contents come from.
  package enum Origin: String, Codable, Sendable {
    case binary, source
  }

  /// The name of the product: of the file without its extension, or of the product in the manifest.
  package var product: String
  package var origin: Origin
  /// The binary's path as it was given; nil for source.
  package var path: String?
  package var bindings: [Binding] = []
  package var requirements: [Requirement] = []
  package var components: [Component] = []
  package var modules: [Module] = []
  package var handlers: [Handler] = []
  /// Records without a description, by kind, in the order of kinds; none in source.
  package var undescribed: [UndescribedRecords] = []

  package init(product: String, origin: Origin, path: String? = nil) {
    self.product = product
    self.origin = origin
    self.path = path
  }
}
