import Testing

@testable import LintEngine

struct TestFactTests {
  private func facts(_ text: String) -> FileFacts {
    FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("if a, !b.c, d == .e {}", ["a", "!b.c", "d .e"]), ("guard case .a(let x) = b.c else { return }", ["b.c .a"]),
    ("while a?.b == \"text\" {}", ["a.b \"text\""]), ("if (a as? String ?? \"\") == \"b\" {}", ["a \"b\""]),
    ("switch a { case .b, .c: break; case let .d(x): break; default: break }", ["a .b .c .d"]),
    ("if a.hasPrefix(\"b\") || [.c, .d].contains(e) {}", ["a \"b\"", "e .c .d"]),
    ("if a > 3 || b == 4 || c == nil {}", []),
    ("f(a, b(1), \"c\")", []), ("let x = a ? b : c", ["a"]),
    ("if !(a && !b) {}", ["!a", "b"]),
  ])
  func `A test names what is looked at and what it is compared with`(code: String, terms: [String]) {
    let found = facts("func f() { \(code) }").tests.flatMap(\.terms).map { term in
      (term.isNegated ? "!" : "") + ([term.reference] + term.compared).joined(separator: " ")
    }
    #expect(found == terms)
  }

  @Test func `Every question is one fact, however it is nested`() {
    let tests = facts("func f() { if a && (b == .c || !d) { x = !e }; g(!(h && i)) }").tests
    #expect(tests.map(\.form) == [.if, .assignment, .operand])
    #expect(tests.map(\.terms.count) == [3, 1, 2])
  }

  @Test func `A local name ends with its block`() {
    let tests = facts("func f() { if x { let a = b; if a {} }; if a {} }").tests.filter { $0.form == .if }
    #expect(tests.map { $0.terms.first?.local?.terms.first?.reference } == [nil, "b", nil])
  }

  @Test func `A chain is one fact, one inside it another`() {
    let chains = facts("struct S {\n  #if A\n    #if B\n    #endif\n  #elseif !C && os(iOS)\n  #else\n  #endif\n}")
      .conditionals
    #expect(chains.map { $0.clauses.map(\.text) } == [["#if A", "#elseif !C && os(iOS)", "#else"], ["#if B"]])
    #expect(chains.map(\.context) == ["S", "S"])
    #expect(chains.map(\.position.line) == [2, 3])
  }

  // https://github.com/realm/SwiftLint/issues/4829
  @Test(arguments: [
    "", "\u{FEFF}#if LITE", "if isLite", "#if", "#if !\n#endif", "switch { case .lite", "let x = isLite ?",
    "[.a].contains(",
    "if case = x {}", "func f(x: Bool = ) {}", "var x: Bool { #if LITE", "\0#elseif LITE\0", "a == == .b",
  ])
  func `Broken code is read without a crash`(code: String) {
    let sample = SampleProject("//// Sources/Page/Page.swift\n\(code)\n//// Targets/Lite/main.swift\nimport Page")
    #expect(sample.findings().allSatisfy { $0.place.path == "Sources/Page/Page.swift" })
  }

  @Test func `A long condition and a long chain of calls cost what their length costs`() {
    let condition = "if a" + String(repeating: " && b == .c", count: 5000) + " {}"
    #expect(facts(condition).tests.map(\.terms.count) == [64])
    #expect(facts("if a" + String(repeating: ".b()", count: 500) + " {}").tests == [])
  }
}
