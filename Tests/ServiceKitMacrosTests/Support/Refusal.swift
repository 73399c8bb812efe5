import Testing

/// A source text, and what our macros say about it.
struct Refusal: CustomTestStringConvertible, Sendable {
  /// What is wrong, in a few words.
  let name: String
  let source: String
  /// The whole diagnostics, each `line:column: severity: message`.
  let diagnostics: [String]
  /// The source after the fix-it; nil where there is none to offer.
  let fixed: String?
  let fixIt: String?

  var testDescription: String { name }

  init(_ name: String, _ source: String, _ diagnostics: String..., fixIt: String? = nil, fixed: String? = nil) {
    self.name = name
    self.source = source
    self.diagnostics = diagnostics
    self.fixIt = fixIt
    self.fixed = fixed
  }

  /// Expands the source and compares everything that is said.
  func check() {
    let expansion = Expansion(source)
    #expect(expansion.diagnostics == diagnostics)
    #expect(expansion.fixItTitles == (fixIt.map { [$0] } ?? []))
    #expect(expansion.fixed == fixed)
  }
}
