/// A text that a file in C gives a name to: `#define WORD_BREAKING_SERVICE "WordBreaking"`.
package struct ClangTextFact: Codable, Hashable, Sendable {
  package var name: String
  package var text: String
}
