/// What the rules need to know of one file.
///
/// Facts say what is written, never what a name means: that is known only when the facts of all modules are there.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The path from the root of the project, with `/`.
  package var path: String
  /// Lines that are neither empty nor only a comment.
  package var codeLines = 0
  /// The parser could not make sense of some of it.
  package var hasSyntaxErrors = false
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  package var components: [ComponentFact] = []
  package var sections: [SectionFact] = []
  package var suppressions: [SuppressionFact] = []
  package var conditionals: [ConditionalFact] = []
  package var tests: [TestFact] = []
  package var values: [ValueFact] = []
  package var bindings: [BindingFact] = []
  package var requirements: [RequirementFact] = []
  package var experiments: [ExperimentFact] = []
  package var experimentUses: [ExperimentUseFact] = []
  /// Each name once, and again where only a later place is outside every `#if`; in the order in which they appear.
  package var typeReferences: [TypeReferenceFact] = []
  package var clangTexts: [ClangTextFact] = []
  package var adapters = AdapterFacts()
  package var actions = ActionFacts()

  package init(path: String) { self.path = path }
}
