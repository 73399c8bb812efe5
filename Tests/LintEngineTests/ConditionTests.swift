import Foundation
import Testing

@testable import LintEngine

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

  @Test(arguments: [
    (Condition.not(.any([.flag("A"), .flag("B")])).and(.flag("B")), false),
    (.not(.all([.flag("A"), .flag("B")])).and(.flag("B")), true),
    (.not(.all([.flag("A"), .flag("B")])).and(.all([.flag("A"), .flag("B")])), false),
    (.any([.flag("A"), .not(.flag("A"))]), true),
    (.not(.not(.flag("A"))).and(.not(.flag("A"))), false),
    (.any([.platform("os(iOS)"), .platform("arch(arm64)")]).and(.platform("os(Linux)")), true),
    (.platform("objectFormat(ELF)").and(.platform("objectFormat(MachO)")), false),
    (.not(.always), false),
    (.not(.never), true),
  ])
  func `A condition can hold where some build makes it true`(condition: Condition, expected: Bool) {
    #expect(condition.canHold() == expected)
  }

  @Test func `The last of many clauses can hold, and two of them cannot`() {
    let flags = (0..<30).map { Condition.flag("F\($0)") }
    let last = flags.dropLast().reduce(Condition.always) { $0.and(.not($1)) }.and(.flag("F29"))
    #expect(last.canHold())
    #expect(!last.and(.flag("F3")).canHold())
  }

  @Test(arguments: [
    Condition.always, .never, .flag("A"), .flag(""), .platform("os(iOS)"), .not(.not(.flag("A"))), .all([]), .any([]),
    .all([.any([.flag("A"), .not(.platform("?"))]), .all([.flag("B"), .never]), .flag("C")]),
  ])
  func `A condition survives being written`(condition: Condition) throws {
    let data = try JSONEncoder().encode([condition])
    #expect(try JSONDecoder().decode([Condition].self, from: data) == [condition])
  }

  @Test func `A condition survives being written that is nested deeply`() throws {
    let condition = (0..<2_000).reduce(Condition.always) { $0.and(.not(.flag("F\($1)"))) }
    let data = try JSONEncoder().encode([condition])
    let isSame = try JSONDecoder().decode([Condition].self, from: data) == [condition]
    #expect(isSame)
  }

  @Test(arguments: [#"["&2", "A"]"#, #"["!"]"#, "[]", #"["A", "B"]"#, #"["&-1"]"#, #"["|x"]"#, "{}"])
  func `What is no condition is refused`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Condition.self, from: Data(text.utf8)) }
  }

  @Test func `Facts stay small in long chains, and branches that exclude each other still do`() {
    let clauses = (0..<1_000).map { "#\($0 == 0 ? "if" : "elseif") F\($0)\nstruct S\($0) {}\n" }.joined()
    let facts = FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array("\(clauses)#endif\n".utf8)))
    let conditions = facts.declarations.map(\.condition)
    #expect(conditions.allSatisfy { !$0.isLarger(than: 2 * ClauseConditions.limit) })
    #expect(!conditions[3].and(conditions[100]).canHold())
    #expect(conditions[3].and(conditions[3]).canHold())
  }
}
