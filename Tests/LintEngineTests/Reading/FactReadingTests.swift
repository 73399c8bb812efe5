import Synchronization
import Testing

@testable import LintEngine

struct FactReadingTests {
  @Test(arguments: NestedSource.all, [300, 6_000])
  func `Code that goes on and on has facts or is refused, and ends no process`(kind: NestedSource, count: Int) throws {
    let source = SourceFile(path: "a.swift", bytes: kind.bytes(count))
    let outcomes = try FactReading(jobs: 1).outcomes(of: ["a.swift"]) { _ in source }
    #expect(outcomes.count == 1)
  }
}

extension FactReadingTests {
  @Test(arguments: [
    ("parentheses", "brackets are nested in more than 500 levels"),
    ("arrays", "square brackets are nested in more than 14 levels"),
    ("nested #if", "'#if' is nested in more than 200 levels"),
    ("#elseif", "more than 1000 clauses belong to one '#if'"),
    ("negated conditions", "the condition has brackets in more than 50 levels"),
    ("try on lines", "more than 1000 operators and words of one expression contain one another"),
    ("generic types", "more than 500 '<' are open in one statement"),
    ("if of if", "more than 10000 branches follow one another in one statement"),
    ("calls", "more than 100000 members and calls are in one chain"),
  ])
  func `Code that is nested too deeply is refused with the limit`(name: String, fact: String) throws {
    let kind = try #require(NestedSource.all.first { $0.name == name })
    let error = #expect(throws: NestingFault.self) { try NestingScan.check(kind.bytes(60_000)) }
    #expect(error?.description == fact)
  }

  @Test func `The line is named on which a limit is passed`() {
    let text = "let a = b\n" + String(repeating: "#if A\n", count: 201)
    #expect(throws: NestingFault(line: 202, description: "'#if' is nested in more than 200 levels")) {
      try NestingScan.check(Array(text.utf8))
    }
  }

  @Test(arguments: [
    "else if", "#if in a row", "calls", "calls on lines", "#if in a chain", "sums", "elements", "statements",
  ])
  func `Code that only goes on is read`(name: String) throws {
    let kind = try #require(NestedSource.all.first { $0.name == name })
    #expect(throws: Never.self) { try NestingScan.check(kind.bytes(5_000)) }
  }

  @Test func `What is in comments, strings and lines of its own does not count`() {
    let text = """
      // ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
      let a = "\(String(repeating: "([{", count: 600))\\"" + #"\(String(repeating: "\\(", count: 600))"#
      let b = \"\"\"
        \(String(repeating: "[", count: 600)) "
        \"\"\"

      """ + String(repeating: "let c = try a ? b : c\n", count: 2_000)
    #expect(throws: Never.self) { try NestingScan.check(Array(text.utf8)) }
  }

  @Test(arguments: [1, 2, 7])
  func `The facts come in the order of the paths, for any number of threads`(jobs: Int) throws {
    let paths = (0..<50).map { "\($0).swift" }
    let outcomes = try FactReading(jobs: jobs).outcomes(of: paths) { path in
      SourceFile(path: path, bytes: Array("import M\(path.dropLast(6))".utf8))
    }
    #expect(try outcomes.map { try $0.get().imports.map(\.module) } == (0..<50).map { ["M\($0)"] })
  }

  @Test(arguments: ["", "\u{FEFF}struct A {}\n", "struct A {", "\0struct A {}", "let a = \"", "/*", "#if A"])
  func `Odd files have facts`(text: String) throws {
    let source = SourceFile(path: "a.swift", bytes: Array(text.utf8))
    let facts = try FactReading(jobs: 1).outcomes(of: ["a.swift"]) { _ in source }
    #expect(try facts[0].get().path == "a.swift")
  }

  @Test func `A file that is no UTF-8 has facts`() throws {
    let bytes = Array("struct A {}\n".utf8) + [0xFF, 0xFE, 0xC3] + Array("\nstruct B {}\n".utf8)
    let facts = try FactReading(jobs: 1).outcomes(of: ["a.swift"]) { SourceFile(path: $0, bytes: bytes) }
    #expect(try facts[0].get().declarations.map(\.name) == ["A", "B"])
  }

  @Test func `A file with syntax errors says so`() throws {
    #expect(FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array("struct A {".utf8))).hasSyntaxErrors)
    #expect(!FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array("struct A {}".utf8))).hasSyntaxErrors)
  }
}
