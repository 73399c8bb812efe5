/// Which links a program says that it answers.
package struct LinkPrefixFact: Codable, Hashable, Sendable {
  /// In small letters.
  package var scheme: String
  /// In small letters; nil for a scheme of the program's own.
  package var host: String?
  package var port: Int?
  package var context: CodeContext
}
