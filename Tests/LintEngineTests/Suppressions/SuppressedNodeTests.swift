import Testing

@testable import LintEngine

// https://github.com/realm/SwiftLint/issues/6332
// https://github.com/realm/SwiftLint/issues/5788
struct SuppressedNodeTests {
  /// The texts that the suppressions of a file cover, in the order of the file.
  private func covered(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return FactReader.facts(of: SourceFile(path: "a.swift", bytes: bytes)).suppressions.map {
      String(decoding: bytes[$0.covered.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
  }

  private let comment = "// servicekit:ignore product-flag - known"

  @Test func `A comment before a declaration covers it with its attributes and its body`() {
    let source = "import A\n\(comment)\n@MainActor\nfinal class Page {\n  var a = 1\n}\nstruct Other {}\n"
    #expect(covered(source) == ["@MainActor\nfinal class Page {\n  var a = 1\n}"])
  }

  @Test func `A comment before the first thing in a file covers only that`() {
    #expect(covered("\(comment)\nimport A\nimport B\n") == ["import A"])
  }

  @Test func `A comment before a member covers that member`() {
    #expect(covered("struct S {\n  \(comment)\n  var a = 1\n  var b = 2\n}\n") == ["var a = 1"])
  }

  @Test func `A comment before a statement covers all of it`() {
    let source = "func f() {\n  \(comment)\n  x.y(1).z = a ? 1 : 2\n  g()\n}\n"
    #expect(covered(source) == ["x.y(1).z = a ? 1 : 2"])
  }

  @Test func `A comment before an if statement covers its branches`() {
    #expect(covered("\(comment)\nif a { b() } else { c() }\nd()\n") == ["if a { b() } else { c() }"])
  }

  @Test func `A comment before else covers the rest of the statement`() {
    #expect(covered("if a {\n  b()\n}\n\(comment)\nelse {\n  c()\n}\nd()\n") == ["else {\n  c()\n}"])
  }

  @Test func `A comment before a case of a switch covers its statements and no other case`() {
    let source = "switch a {\ncase .b: f()\n\(comment)\ncase .c:\n  g()\ndefault: h()\n}\n"
    #expect(covered(source) == ["case .c:\n  g()"])
  }

  @Test func `A comment before a case of an enum covers it`() {
    #expect(covered("enum E {\n  case a\n  \(comment)\n  case b\n}\n") == ["case b"])
  }

  @Test func `A comment before a later attribute covers only that attribute`() {
    #expect(covered("@A\n\(comment)\n@B(1)\nfunc f() {}\n") == ["@B(1)"])
  }

  @Test func `A comment before the branches around attributes covers the branches`() {
    let source = "\(comment)\n#if LITE\n@A\n#endif\nfunc f() {}\n"
    #expect(covered(source) == ["#if LITE\n@A\n#endif"])
  }

  @Test func `A comment before an argument covers it`() {
    #expect(covered("f(\n  a: 1,\n  \(comment)\n  b: g(2),\n  c: 3)\n") == ["b: g(2),"])
  }

  @Test func `A comment before the first argument does not cover the others`() {
    #expect(covered("f(\n  \(comment)\n  a + 1, b)\n") == ["a + 1,"])
  }

  @Test func `A comment before a parameter covers it with its default`() {
    #expect(
      covered("func f(\n  a: Int,\n  \(comment)\n  isPro: Bool = App.isPro\n) {}\n") == ["isPro: Bool = App.isPro"])
  }

  @Test func `A comment before an element of an array covers it`() {
    #expect(covered("let a = [\n  \(comment)\n  x ? 1 : 2,\n  3,\n]\n") == ["x ? 1 : 2,"])
  }

  @Test func `A comment before an element of a dictionary covers key and value`() {
    #expect(covered("let a = [\n  1: 2,\n  \(comment)\n  3: 4,\n]\n") == ["3: 4,"])
  }

  @Test func `A comment before a chain of branches covers all of them`() {
    #expect(covered("\(comment)\n#if A\nf()\n#elseif B\ng()\n#endif\nh()\n") == ["#if A\nf()\n#elseif B\ng()\n#endif"])
  }

  @Test func `A comment before a later branch covers that branch`() {
    #expect(covered("#if A\nf()\n\(comment)\n#elseif B\ng()\n#else\nh()\n#endif\n") == ["#elseif B\ng()"])
  }

  @Test func `A comment in a member chain covers one link`() {
    let source = "view\n  .a()\n  \(comment)\n  .b(1) { c() }\n  .d()\n"
    #expect(covered(source) == [".b(1) { c() }"])
  }

  @Test func `A comment before branches in a member chain covers the branches`() {
    let source = "view\n  .a()\n  \(comment)\n  #if LITE\n    .b()\n  #endif\n  .c()\n"
    #expect(covered(source) == ["#if LITE\n    .b()\n  #endif"])
  }

  @Test func `A comment within branches in a member chain covers one link`() {
    #expect(covered("view\n  #if LITE\n    .a()\n    \(comment)\n    .b()\n  #endif\n  .c()\n") == [".b()"])
  }

  @Test func `A comment before an operator covers it and its right side`() {
    #expect(covered("let a = x\n  \(comment)\n  && y.z(1)\n  && w\n") == ["&& y.z(1)"])
  }

  @Test func `A comment before the branches of a ternary covers both`() {
    #expect(covered("let a = x\n  \(comment)\n  ? 1\n  : 2 + 3\n") == ["? 1\n  : 2"])
  }

  @Test func `A comment before an accessor covers it`() {
    #expect(covered("var a: Int {\n  \(comment)\n  get { 1 }\n  set {}\n}\n") == ["get { 1 }"])
  }

  @Test func `A comment in the middle of a line covers what follows it`() {
    #expect(covered("f(a, /* servicekit:ignore product-flag - known */ b, c)\n") == ["b,"])
  }

  @Test func `A comment of several lines covers what follows it`() {
    #expect(covered("/* servicekit:ignore product-flag\n  - known */\nf()\ng()\n") == ["f()"])
  }

  @Test(arguments: [
    "f() COMMENT\ng()\n", "func f() {\n  COMMENT\n}\n", "f()\nCOMMENT", "f() /* servicekit:ignore a - b */\n",
  ])
  func `A comment behind code, or before nothing, covers nothing`(source: String) {
    #expect(covered(source.replacing("COMMENT", with: comment)) == [""])
  }

  @Test func `Two comments before one declaration both cover it`() {
    #expect(covered("\(comment)\n\(comment)\nlet a = 1\n") == ["let a = 1", "let a = 1"])
  }

  @Test func `Comments within a covered declaration cover their own part`() {
    let source = "\(comment)\nstruct S {\n  \(comment)\n  var a = 1\n  \(comment)\n  var b = 2\n}\n"
    #expect(covered(source).dropFirst() == ["var a = 1", "var b = 2"])
  }

  @Test func `The scope this covers its own line`() {
    #expect(
      covered("a()\nlet b = 1  // servicekit:ignore:this product-flag - known\nc()\n").map {
        $0.hasPrefix("let b = 1  //")
      } == [true])
  }

  @Test func `The scope next covers the next line with code`() {
    #expect(
      covered("// servicekit:ignore:next product-flag - known\n// more\n\nif a { b() }\nelse { c() }\n") == [
        "if a { b() }\n"
      ])
  }

  @Test func `The scope file covers the file, wherever it stands`() {
    #expect(
      covered("a()\n// servicekit:ignore:file product-flag - known\nb()").first?.hasPrefix("a()\n// servicekit") == true
    )
  }

  @Test func `A chain of 20,000 links with comments is read`() {
    let source = "x\n" + String(repeating: "  \(comment)\n  .a()\n", count: 20_000)
    #expect(Set(covered(source)) == [".a()"])
  }
}
