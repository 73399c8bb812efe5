import Testing

@testable import LintEngine

struct FindingListTests {
  private func finding(
    _ path: String = "a.swift", _ offset: Int = 0, _ message: String = "fact", products: [String] = [],
    related: [Finding.Related] = [], waysOut: [String] = ["way"]
  ) -> Finding {
    Finding(
      BadNameRule.description,
      at: Place(path, SourcePosition(offset: offset, line: 1, column: offset + 1, utf16Column: offset + 1)), message,
      related: related, waysOut: waysOut, products: products, subject: "s")
  }

  @Test func `Findings of one place and message become one for all products`() {
    let note = Finding.Related("here", Place("b.swift", .start))
    let merged = FindingList.merged([
      finding(products: ["Standard"], related: [note], waysOut: ["way", "other"]),
      finding(products: ["Lite", "Standard"]),
    ])
    #expect(
      merged == [finding(products: ["Lite", "Standard"], related: [note], waysOut: ["way", "other"])])
  }

  @Test func `A finding that holds whatever the product keeps no products`() {
    #expect(FindingList.merged([finding(products: ["Lite"]), finding()]) == [finding()])
  }

  @Test func `Findings of other places, messages or rules stay apart`() {
    var other = finding()
    other.rule = "other"
    let findings = [finding(), finding("b.swift"), finding("a.swift", 1), finding("a.swift", 0, "other"), other]
    #expect(FindingList.merged(findings).count == 5)
  }

  @Test func `The order is by path, place, rule and message, whatever the order of the rules`() {
    let sorted = [
      finding("a.swift", 2), finding("a.swift", 10, "a"), finding("a.swift", 10, "b"), finding("b.swift", 0),
    ]
    #expect(FindingList.merged(sorted.reversed()) == sorted)
    #expect(FindingList.merged(sorted.shuffled()) == sorted)
  }

  @Test func `What is merged does not depend on the order in which it is found`() {
    let findings = ["A", "B", "C"].map { finding(products: [$0], waysOut: ["way \($0)"]) }
    #expect(FindingList.merged(findings.reversed()) == FindingList.merged(findings))
  }

  @Test func `The severity of a finding is its own unless it is configured`() {
    var project = SampleProject("//// Sources/Page/Page.swift\nimport Bad\nstruct Bad {}\n")
    #expect(
      FindingList.result(in: project.facts, rules: BadNameRule.rules).findings.map(\.severity) == [.warning, .error])
    project.configuration.severities = ["bad-import": .error, "bad-name": nil]
    #expect(FindingList.result(in: project.facts, rules: BadNameRule.rules).findings.map(\.severity) == [.error])
  }

  @Test func `A hundred thousand findings and suppressions are put in order`() {
    let source =
      "//// Sources/Page/Page.swift\n// servicekit:ignore:file bad-name - a\n"
      + String(repeating: "struct Bad {} // servicekit:ignore:this bad-name, bad-import - a\n", count: 20_000)
    let result = FindingList.result(in: SampleProject(source).facts, rules: BadNameRule.rules)
    #expect((result.findings.count, result.suppressed.count) == (20_000, 20_000))
    #expect(FindingList.merged((0..<100_000).map { finding("a.swift", $0 % 50_000) }).count == 50_000)
  }
}
