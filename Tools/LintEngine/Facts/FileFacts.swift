/// What the rules need to know of one file.
///
/// Facts say what is written, never what a name means: that is known only when the facts of all modules are there.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The path from the root of the project, with `/`.
  package var path: String
  /// Lines that are neither empty nor only a comment.
  package var codeLines = 0
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  package var suppressions: [SuppressionFact] = []
  package var adapters = AdapterFacts()

  package init(path: String) { self.path = path }
}
