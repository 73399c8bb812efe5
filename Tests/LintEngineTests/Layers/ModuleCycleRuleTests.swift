import Testing

@testable import LintEngine

struct ModuleCycleRuleTests {
  @Test func `Every marked cycle is found, and no other`() throws {
    let text = try Fixture.text("module-cycle.findings.swift")
    #expect(SampleProject(text).marks("module-cycle") == SourceBundle(text).marks)
  }

  @Test func `Imports that lead to no circle are left alone`() throws {
    let text = try Fixture.text("module-cycle.near-misses.swift")
    #expect(SampleProject(text).marks("module-cycle") == [])
  }

  @Test func `A cycle is told with its path and the place of each import`() throws {
    let text = """
      //// Sources/Payment/Payment.swift
      import Receipts
      //// Sources/Cart/Cart.swift
      import Payment
      //// Sources/Receipts/Receipts.swift
      import Foundation
      import Cart
      """
    let findings = SampleProject(text).findings("module-cycle")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "modules depend on each other in a cycle: Cart → Payment → Receipts → Cart")
    #expect(finding.place.path == "Sources/Cart/Cart.swift")
    #expect(finding.related.map(\.message) == ["'Payment' imports 'Receipts'", "'Receipts' imports 'Cart'"])
    #expect(finding.related.map(\.place.position.line) == [1, 2])
    #expect(
      finding.waysOut == [
        "Say in a protocol in one of the modules what it needs of the next, and bind it there, so that one import goes.",
        "Move what both sides need into a module below them.",
        "Make one module of them, if they cannot be apart.",
      ])
    #expect(finding.subject == "Cart → Payment → Receipts → Cart")
  }

  @Test func `A dependency that is only declared closes a cycle`() {
    let findings = Self.findings(
      ["Cart": ["import Payment"], "Payment": []], dependencies: ["Cart": ["Payment"], "Payment": ["Cart"]])
    #expect(
      findings.map(\.message) == [
        "modules depend on each other in a cycle: Cart → Payment → Cart; only declared is that of 'Payment' on 'Cart'"
      ])
    #expect(findings.map(\.place.path) == ["Sources/Cart/0.swift"])
  }

  @Test func `A cycle of declared dependencies alone is at the first module`() {
    let findings = Self.findings(["A": ["struct A {}"], "B": []], dependencies: ["A": ["B"], "B": ["A"]])
    #expect(findings.map(\.place) == [Place("Sources/A/0.swift", .start)])
    #expect(
      findings.map(\.message) == [
        "modules depend on each other in a cycle: A → B → A; only declared is that of 'A' on 'B', 'B' on 'A'"
      ])
  }

  @Test func `A cycle of 20,000 modules takes no stack`() {
    let names = (0..<20_000).map { "M\(100_000 + $0)" }
    let dependencies = Dictionary(
      uniqueKeysWithValues: zip(names, names.dropFirst().map { [$0] } + [[names[0]]]))
    let findings = Self.findings([:], dependencies: dependencies)
    #expect(findings.count == 1)
  }

  @Test func `Of a knot of many modules not every way round is told`() {
    let names = (0..<60).map { "M\(100 + $0)" }
    let dependencies = Dictionary(uniqueKeysWithValues: names.map { name in (name, names.filter { $0 != name }) })
    #expect(Self.findings([:], dependencies: dependencies).count == ModuleGraph.maximumCycles)
  }

  /// What is found in modules of these files, with declared dependencies.
  private static func findings(_ files: [String: [String]], dependencies: [String: [String]]) -> [Finding] {
    let modules = files.map { name, texts in
      ModuleFacts(
        module: name,
        files: texts.enumerated().map {
          FactReader.facts(of: SourceFile(path: "Sources/\(name)/\($0).swift", bytes: Array($1.utf8)))
        })
    }
    let names = Set(files.keys).union(dependencies.keys)
    let project = Project(
      modules: names.map { .init(name: $0, kind: .library, files: [], dependencies: dependencies[$0] ?? []) },
      products: [])
    return ModuleCycleRule.findings(
      in: ProjectFacts(configuration: Configuration(), project: project, modules: modules, today: "2026-06-01"))
  }
}
