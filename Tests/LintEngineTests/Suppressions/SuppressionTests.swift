import Testing

@testable import LintEngine

// https://github.com/realm/SwiftLint/issues/5788
// https://github.com/realm/SwiftLint/issues/1388
struct SuppressionTests {
  private func result(
    _ source: String, only: Set<String>? = nil, severities: [String: Severity?] = [:]
  ) -> LintResult {
    var configuration = SampleProject.configuration
    configuration.severities = severities
    let project = SampleProject("//// Sources/Page/Page.swift\n" + source, configuration: configuration)
    return FindingList.result(in: project.facts, only: only, rules: BadNameRule.rules)
  }

  private func lines(_ result: LintResult) -> [String] {
    result.findings.map { "\($0.place.position.line): \($0.rule)" }
  }

  @Test func `A finding within the node is hidden, one beside it is not`() {
    let result = result("// servicekit:ignore bad-name - known\nstruct S { struct BadA {} }\nstruct BadB {}\n")
    #expect(lines(result) == ["3: bad-name"])
    #expect(result.suppressed.map(\.subject) == ["BadA"])
  }

  @Test func `A comment hides only the rules that it names`() {
    let result = result(
      "// servicekit:ignore bad-import - known\nimport Bad\n// servicekit:ignore:this bad-name - known\n")
    #expect(lines(result) == ["3: unused-suppression"])
  }

  @Test func `Nested comments each count as used when they hide the same finding`() {
    let source = """
      // servicekit:ignore bad-name - known
      struct Outer {
        // servicekit:ignore bad-name - known
        struct BadA {}
        // servicekit:ignore bad-name - known
        struct BadB {}
        struct BadC {}
      }
      """
    let result = result(source)
    #expect(lines(result) == [])
    #expect(result.suppressed.count == 3)
  }

  @Test func `A comment for the file does not make others unused`() {
    let result = result(
      "// servicekit:ignore:file bad-name - known\n// servicekit:ignore bad-name - known\nstruct Bad {}\n")
    #expect(lines(result) == [])
  }

  @Test func `A comment that hides nothing is found beside one that does`() {
    let source =
      "// servicekit:ignore bad-name - known\nstruct A {}\n// servicekit:ignore bad-name - known\nstruct Bad {}\n"
    #expect(lines(result(source)) == ["1: unused-suppression"])
  }

  @Test func `Comments of overlapping lines hide what each covers`() {
    let source = """
      struct BadA {} // servicekit:ignore:this bad-name - known
      // servicekit:ignore:next bad-name - known
      struct BadB {}; struct S {
        struct BadC {} }
      """
    #expect(lines(result(source)) == ["4: bad-name"])
  }

  @Test func `A comment without a reason hides and is found`() {
    let result = result("// servicekit:ignore:next bad-name, bad-import\nimport Bad; struct Bad {}\n")
    #expect(
      ReportFormat.text.text(of: result) == """
        Sources/Page/Page.swift:1:1: error: this suppression of 'bad-name' and 'bad-import' gives no reason (suppression-without-reason)
          1. Write why it is right here: 'servicekit:ignore:next bad-name, bad-import - the reason'.
          2. Remove it and repair what it hides.
        1 error in 1 file; 2 hidden by suppressions

        """)
  }

  @Test func `A rule that is not known is found with near names`() {
    #expect(
      ReportFormat.text.text(of: result("// servicekit:ignore bad-nane - known\nstruct Bad {}\n")) == """
        Sources/Page/Page.swift:1:1: warning: there is no rule 'bad-nane' (unknown-suppression)
          1. Write 'bad-name'.
          2. Remove it from the suppression.
        Sources/Page/Page.swift:2:8: error: the type 'Bad' is bad (bad-name)
          1. call it 'Fine'
        1 error, 1 warning in 1 file

        """)
  }

  @Test func `A rule that is like none is found with all names`() {
    let finding = result("// servicekit:ignore all - known\nlet a = 1\n").findings.first
    #expect(
      finding?.waysOut.first
        == "Write one of 'bad-name', 'bad-import', 'suppression-without-reason', 'unknown-suppression', 'unused-suppression', 'stale-baseline'."
    )
  }

  @Test func `A misspelled comment is found`() {
    #expect(
      ReportFormat.text.text(of: result("// servicekit:ignore:nxt bad-name - known\nlet a = 1\n")) == """
        Sources/Page/Page.swift:1:1: warning: 'servicekit:ignore:nxt' is no suppression (unknown-suppression)
          1. Write 'servicekit:ignore:next' or 'servicekit:ignore' or 'servicekit:ignore:this'.
          2. Remove it.
        1 warning in 1 file

        """)
  }

  @Test func `A comment that names no rule is found`() {
    #expect(
      ReportFormat.text.text(of: result("// servicekit:ignore - known\nlet a = 1\n")) == """
        Sources/Page/Page.swift:1:1: warning: this suppression names no rule (unknown-suppression)
          1. Write which rule: 'servicekit:ignore RULE - the reason'.
          2. Remove it.
        1 warning in 1 file

        """)
  }

  @Test func `An unused comment is found`() {
    #expect(
      ReportFormat.text.text(of: result("// servicekit:ignore bad-name - known\nlet a = 1\n")) == """
        Sources/Page/Page.swift:1:1: warning: this suppression of 'bad-name' hides nothing (unused-suppression)
          1. Remove it.
        1 warning in 1 file

        """)
  }

  @Test func `A comment with one unused rule is found for that rule`() {
    #expect(
      ReportFormat.text.text(of: result("// servicekit:ignore bad-name, bad-import - known\nimport Bad\n")) == """
        Sources/Page/Page.swift:1:1: warning: this suppression of 'bad-name' hides nothing (unused-suppression)
          1. Remove 'bad-name' from it.
        1 warning in 1 file; 1 hidden by suppressions

        """)
  }

  @Test func `A comment behind code is told what to write`() {
    #expect(
      ReportFormat.text.text(of: result("let a = 1 // servicekit:ignore bad-name - known\nstruct S {}\n")) == """
        Sources/Page/Page.swift:1:11: warning: this suppression of 'bad-name' stands before nothing (unused-suppression)
          1. Write 'servicekit:ignore:this' for its own line, or 'servicekit:ignore:file' for the file.
          2. Put it on a line of its own before the code.
          3. Remove it.
        1 warning in 1 file

        """)
  }

  @Test func `Of one rule alone the comments of other rules are not looked at`() {
    let source = "// servicekit:ignore bad-name - a\nlet a = 1\n// servicekit:ignore bad-import, oops\nlet b = 1\n"
    #expect(lines(result(source, only: ["bad-import"])) == ["3: unused-suppression"])
    #expect(lines(result(source, only: ["bad-name"])) == ["1: unused-suppression"])
    #expect(lines(result(source, only: ["unknown-suppression"])) == ["3: unknown-suppression"])
    #expect(lines(result(source, only: ["unused-suppression"])) == ["1: unused-suppression", "3: unused-suppression"])
  }

  @Test func `Asked for unused comments alone, nothing else is shown`() {
    let source = "// servicekit:ignore bad-name - a\nstruct Bad {}\nstruct BadB {}\n"
    let result = result(source, only: ["unused-suppression"])
    #expect(lines(result) == [])
    #expect(result.suppressed == [])
  }

  @Test func `Comments of a rule that is switched off are not unused`() {
    #expect(lines(result("// servicekit:ignore bad-name - a\nlet a = 1\n", severities: ["bad-name": nil])) == [])
  }

  @Test func `Findings about comments have their configured severity`() {
    let source = "// servicekit:ignore bad-name - a\nlet a = 1\n"
    #expect(result(source, severities: ["unused-suppression": .error]).errors == 1)
    #expect(lines(result(source, severities: ["unused-suppression": nil])) == [])
  }

  @Test func `An unused comment can be kept, with a reason of its own`() {
    let source = """
      // servicekit:ignore unused-suppression - generated for every build
      struct S {
        // servicekit:ignore bad-name - some builds need it
        let a = 1
      }
      // servicekit:ignore unused-suppression - nothing is here
      struct T {}
      """
    #expect(lines(result(source)) == ["6: unused-suppression"])
  }
}
