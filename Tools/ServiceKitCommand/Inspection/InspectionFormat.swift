/// The forms in which an inspection is written.
enum InspectionFormat: String, CaseIterable, Sendable {
  /// Tables, or findings, for people.
  case text
  /// An `InspectionDocument`.
  case json
}
