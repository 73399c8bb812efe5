/// An adapter, and the protocols that it is bound to.
package struct Binding: Codable, Hashable, Sendable {
  /// As written, `any P`, sorted; of an adapter in C the name of its service.
  package var protocols: [String]
  /// The class or factory, with the types around it, without its module.
  package var adapter: String
  /// `host`, `shared`, `application` or `unique`.
  package var scope: String
  /// What the host must be, as written; nil where there is none.
  package var host: String?
  /// `experiment=arm`; nil where it is no variant.
  package var variant: String?
  package var place: DeclarationPlace

  package init(
    protocols: [String], adapter: String, scope: String, host: String? = nil, variant: String? = nil,
    place: DeclarationPlace
  ) {
    self.protocols = protocols
    self.adapter = adapter
    self.scope = scope
    self.host = host
    self.variant = variant
    self.place = place
  }
}
