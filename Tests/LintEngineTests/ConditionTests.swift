@testable import LintEngine
import Testing

struct ConditionTests {
  @Test(arguments: [
    (["#if LITE", "#else", "#endif"], [Condition.flag("LITE"), .not(.flag("LITE"))]),
    (["#if !(A || B) && os(iOS)", "#endif"], [.all([.not(.any([.flag("A"), .flag("B")])), .platform("os(iOS)")])]),
  ])
  func `A clause holds where the clauses before it do not`(lines: [String], expected: [Condition]) {
    var text = ""
    for (index, line) in lines.enumerated() { text += line + (line == "#endif" ? "\n" : "\nstruct S\(index) {}\n") }
    let facts = FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    #expect(facts.declarations.map(\.condition) == expected)
  }

  @Test func `Branches of one chain exclude each other`() {
    #expect(!Condition.flag("LITE").and(.not(.flag("LITE"))).canHold())
    #expect(!Condition.platform("os(iOS)").and(.platform("os(macOS)")).canHold())
    #expect(Condition.flag("LITE").and(.flag("BETA")).canHold())
    #expect(!Condition.flag("LITE").canHold(where: ["LITE": false]))
  }
}
