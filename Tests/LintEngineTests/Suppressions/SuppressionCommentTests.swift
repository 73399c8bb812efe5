import Testing

@testable import LintEngine

struct SuppressionCommentTests {
  @Test(
    arguments: [
      ("// servicekit:ignore a-b - why", ["a-b"], "why"),
      ("//servicekit:ignore a, b,c - why so", ["a", "b", "c"], "why so"),
      ("/* servicekit:ignore a\n   - why\n   so */", ["a"], "why so"),
      ("// servicekit:ignore a — why", ["a"], "why"),
      ("// servicekit:ignore a a - b - c", ["a"], "b - c"),
      ("// servicekit:ignore a", ["a"], nil),
      ("// servicekit:ignore a -", ["a"], nil),
      ("// servicekit:ignore a since we must", ["a"], nil),
      ("// servicekit:ignore", [], nil),
      ("/* servicekit:ignore a", ["a"], nil),
      ("/*/", [], "none"),
    ] as [(String, [String], String?)])
  func `A comment names rules and a reason`(text: String, rules: [String], reason: String?) {
    let comment = SuppressionComment(text)
    #expect((comment?.rules ?? [], comment == nil ? "none" : comment?.reason) == (rules, reason))
  }

  @Test(
    arguments: [
      ("servicekit:ignore", .node), ("servicekit:ignore:next", .next), ("servicekit:ignore:this", .this),
      ("servicekit:ignore:file", .file), ("servicekit:ignore:line", .unknown),
      ("servicekit:ignore:next:this", .unknown),
      ("servicekit:ingore", .unknown), ("servicekit:ignored", .unknown), ("servicekit:ignore:", .unknown),
      ("ServiceKit:ignore", .unknown), ("Servicekit:ignore:file", .unknown), ("servicekit: ignore", .unknown),
      ("servicekit:disable", .unknown), ("servicekit:disable:next", .unknown),
    ] as [(String, SuppressionFact.Scope)])
  func `The first word says what is covered`(word: String, scope: SuppressionFact.Scope) {
    #expect(SuppressionComment("// \(word) a - b")?.scope == scope)
  }

  @Test(arguments: [
    "// see servicekit:ignore", "// MARK: servicekit:ignore a", "// `servicekit:ignore a - b`", "// servicekit:", "//",
    "// servicekit:generated", "// ServiceKit: see the guide", "// SERVICEKIT:ignore a - b", "/**/",
  ])
  func `Other comments are ordinary ones`(text: String) {
    #expect(SuppressionComment(text) == nil)
  }

  @Test func `Texts and documentation are no comments`() {
    let source = """
      /// servicekit:ignore a - b
      /**
       servicekit:ignore a - b
       */
      let a = "// servicekit:ignore a - b"
      let b = \"\"\"
        // servicekit:ignore a - b
        \"\"\"
      let c = #"// servicekit:ignore a - b"#
      let d = /\\/\\/ servicekit:ignore a/
      // A line of prose about
      // the words servicekit:ignore a - b
      // ```
      //   // servicekit:ignore a - b
      // ```
      /* /* servicekit:ignore a - b */ */
      """
    #expect(FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(source.utf8))).suppressions.isEmpty)
  }

  @Test func `A comment within an interpolation is one`() {
    let source = "let a = \"\\(f( /* servicekit:ignore a - b */ x))\"\n"
    #expect(FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(source.utf8))).suppressions.count == 1)
  }

  @Test func `A comment knows its place`() {
    let source = "/* é */ // servicekit:ignore a - b\nlet x = 1\n"
    let facts = FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(source.utf8)))
    #expect(facts.suppressions.map(\.position) == [SourcePosition(offset: 9, line: 1, column: 10, utf16Column: 9)])
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 8) + Array("// servicekit:ignore a - b".utf8),
    Array("// servicekit:ignore \u{FEFF}a - b\nlet".utf8) + [0xFF, 0xC0],
    [0xEF, 0xBB, 0xBF] + Array("// servicekit:ignore a - b\r\nlet x".utf8),
    Array("/* servicekit:ignore a - b".utf8), [0xFF] + Array("// servicekit:ignore a".utf8) + [0xFF, 0x0A],
  ])
  func `Odd bytes do no harm`(bytes: [UInt8]) {
    #expect(FactReader.facts(of: SourceFile(path: "a.swift", bytes: bytes)).suppressions.count <= 1)
  }
}
