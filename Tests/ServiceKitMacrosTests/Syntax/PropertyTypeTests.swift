import AdapterSyntax
import RecordFormat
import Testing

@Suite("Types of requirements")
struct PropertyTypeTests {
  @Test(
    "The protocol is read without the optional and without parentheses",
    arguments: [
      ("any P", "any P", false),
      ("(any P)", "any P", false),
      ("(any P)?", "any P", true),
      ("((any P)?)", "any P", true),
      ("Optional<any P>", "any P", true),
      ("Optional<(any P & Q)>", "any P & Q", true),
      ("(any A.P & B.Q)?", "any A.P & B.Q", true),
      ("any P & Q", "any P & Q", false),
      ("P", "P", false),
      ("P?", "P", true),
      ("any  P  // why", "any P", false),
      ("Alias", "Alias", false),
    ])
  func type(_ source: String, _ wrapped: String, _ isOptional: Bool) throws {
    let type = try #require(PropertyType(Parsed.type(source)))
    #expect(type.wrapped == wrapped)
    #expect(type.isOptional == isOptional)
    #expect(type.hint == RecordHint.hint(ofType: wrapped))
  }

  @Test("'!' says neither", arguments: ["(any P)!", "((any P)!)", "P!"])
  func implicitlyUnwrapped(_ source: String) {
    #expect(PropertyType(Parsed.type(source)) == nil)
  }
}
