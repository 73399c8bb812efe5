/// The forms in which a map is written.
enum GraphFormat: String, CaseIterable, Sendable {
  /// A drawing.
  case svg
  /// A flow chart that code hosts draw.
  case mermaid
  /// A `ModuleMap`.
  case json
}
