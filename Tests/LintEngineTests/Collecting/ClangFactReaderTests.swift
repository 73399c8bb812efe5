import Testing

@testable import LintEngine

struct ClangFactReaderTests {
  private static func facts(_ text: String) -> FileFacts {
    FactReader.facts(of: SourceFile(path: "Sources/Words/words.c", bytes: Array(text.utf8)))
  }

  @Test func `Registrations, requirements and named texts are read`() {
    let facts = Self.facts(
      """
      #include "sk_adapter.h"
      #define WORDS \\
        "Words"  // the name
      SK_C_ADAPTER (plain, "Words", WORDS,
                    functions[f(1, 2)], make, 0)
      SK_C_REQUIREMENT(need, "Words", "Other, (one)", functions)
      """)
    #expect(facts.clangTexts == [ClangTextFact(name: "WORDS", text: "Words")])
    #expect(facts.bindings.map(\.protocols) == [["WORDS"]])
    #expect(facts.bindings.map(\.adapter) == ["plain"])
    #expect(facts.bindings.map(\.position.line) == [4])
    #expect(facts.requirements.map(\.type) == ["\"Other, (one)\""])
  }

  @Test(arguments: [
    "// SK_C_ADAPTER(a, \"M\", \"S\", t, m, 0)", "/* SK_C_ADAPTER(a, \"M\", \"S\", t, m, 0) */",
    "const char *s = \"SK_C_ADAPTER(a, b, c, d)\";",
    "#define SK_C_ADAPTER(a, b, c, d, e, f) \\\n  SK_C_ADAPTER(a, b, c)",
    "MY_SK_C_ADAPTER(a, \"M\", \"S\", t)", "SK_C_ADAPTER", "SK_C_ADAPTER(", "SK_C_ADAPTER(a", "SK_C_ADAPTER()",
    "SK_C_ADAPTER(a, \"M\", , t)", "\"", "'", "/*", "#", "#if", "#endif", "#else\n#elif", "\\", "SK_C_ADAPTER(a, \"",
    "\u{FEFF}", "#define A", "#define A \"",
  ])
  func `What is none binds nothing, and nothing stops the reading`(text: String) {
    #expect(Self.facts(text).bindings == [])
    #expect(Self.facts(text).requirements == [])
  }

  @Test(arguments: [
    ("#ifdef LITE\n@\n#endif", Condition.flag("LITE")), ("#ifndef WORDS_H\n@\n#endif", .not(.flag("WORDS_H"))),
    ("#if defined(LITE)\n@\n#endif", .flag("LITE")), ("#if !defined (LITE)\n@\n#endif", .not(.flag("LITE"))),
    ("#if 0\n#else\n@\n#endif", .not(.never)), ("#if LITE\n#endif\n@", .always), ("#if 0\n@\n#endif", .never),
  ])
  func `The conditions around a registration are known`(text: String, condition: Condition) {
    let call = "SK_C_ADAPTER(a, \"M\", \"S\", t, m, 0)"
    let facts = Self.facts(text.replacing("@", with: call))
    #expect(facts.bindings.map(\.condition) == [condition])
  }

  @Test func `Two registrations of one service are a duplicate, in exclusive branches none`() {
    let found = SampleProject(
      """
      //// Sources/Words/words.h
      #define WORDS "Words"
      //// Sources/Words/words.c
      SK_C_ADAPTER(one, "Words", WORDS, t, m, 0)
      SK_C_ADAPTER(two, "Words", "Words", t, m, 0)
      #ifdef LITE
      SK_C_ADAPTER(three, "Words", "Breaks", t, m, 0)
      #else
      SK_C_ADAPTER(four, "Words", "Breaks", t, m, 0)
      #endif
      //// Targets/Lite/main.swift
      import Words
      """
    ).findings("duplicate-binding").map(\.message)
    #expect(found == ["The C service 'Words' has 2 adapters in Lite: Words.one and Words.two"])
  }
}
