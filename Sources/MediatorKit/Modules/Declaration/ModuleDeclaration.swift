/// What the accessor of a module's record writes.
struct ModuleDeclaration: Sendable {
  var id: String
  var type: any OpenableModule.Type
  /// Nil: by the origin of each opening.
  var policy: OpeningPolicy?
  /// The gate that must be open; nil for none.
  var gate: String?
}
