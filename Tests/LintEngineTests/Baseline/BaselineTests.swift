import Testing

@testable import LintEngine

struct BaselineTests {
  private func result(
    _ text: String, only: Set<String>? = nil, baseline: Baseline? = nil, isStrict: Bool = false
  ) -> LintResult {
    FindingList.result(
      in: SampleProject(text).facts, only: only, baseline: baseline, isStrict: isStrict, rules: BadNameRule.rules)
  }

  private let known = "//// Sources/Page/Page.swift\nimport Bad\nstruct Outer { struct BadA {} }\nstruct BadB {}\n"

  @Test func `A baseline hides what it lists and nothing else`() {
    let baseline = Baseline(result(known))
    let later = result(known + "struct BadC {}\n", baseline: baseline)
    #expect(later.findings.map(\.subject) == ["BadC"])
    #expect(later.baselined.map(\.subject) == ["Bad", "BadA", "BadB"])
    #expect(later.staleEntries == [])
  }

  @Test(arguments: [
    "//// Sources/Page/Page.swift\n\n\n\nimport Bad\n\n  struct Outer {\n struct BadA {} }\nstruct BadB {}\n",
    "//// Sources/Page/Deep/Folder/Page.swift\nimport Bad\nstruct Outer { struct BadA {} }\nstruct BadB {}\n",
    "//// Sources/OtherModule/Page.swift\nimport Bad\nstruct Outer { struct BadA {} }\nstruct BadB {}\n",
    "//// Sources/Page/Page.swift\nstruct Renamed {}\nstruct BadB {}\nstruct Outer { let x = 1; struct BadA {} }\nimport Bad\n",
    "//// Sources/Page/Page.swift\nimport Bad\nstruct Outer { struct BadA {} }\nstruct BadB {}\n//// Targets/Lite/main.swift\nimport Page\n",
  ])
  func `A baseline still hides what has moved, what has other neighbours, and what is in more products`(text: String) {
    let later = result(text, baseline: Baseline(result(known)))
    #expect(later.findings == [])
    #expect(later.staleEntries == [])
  }

  @Test func `Equal findings are counted`() {
    let twice = "//// Sources/Page/Page.swift\nimport Bad\nimport Bad\n"
    let baseline = Baseline(result(twice))
    #expect(baseline.entries.map(\.count) == [2])
    #expect(result(twice + "import Bad\n", baseline: baseline).findings.map(\.place.position.line) == [3])
    #expect(result("//// Sources/Page/Page.swift\nimport Bad\n", baseline: baseline).staleEntries.map(\.count) == [1])
  }

  @Test func `What a comment hides is not put into a baseline`() {
    let text = "//// Sources/Page/Page.swift\n// servicekit:ignore bad-name - known\nstruct Bad {}\n"
    #expect(Baseline(result(text)).entries == [])
  }

  @Test func `Entries that no longer occur are said, and are findings of a strict run`() throws {
    let baseline = try Baseline(Array(Baseline(result(known)).text.utf8), path: "lint/baseline.json")
    let repaired = "//// Sources/Page/Page.swift\nimport Bad\nstruct BadB {}\n"
    let later = result(repaired, baseline: baseline)
    #expect(
      later.notices == [
        "lint/baseline.json:6:5: note: the baseline lists 'bad-name' for 'BadA' at Outer in Page.swift, which no longer occurs"
      ])
    #expect(ReportFormat.text.text(of: later) == "no findings in 1 file; 2 hidden by the baseline\n")
    #expect(
      ReportFormat.text.text(of: result(repaired, baseline: baseline, isStrict: true)) == """
        lint/baseline.json:6:5: warning: the baseline lists 'bad-name' for 'BadA' at Outer in Page.swift, which no longer occurs (stale-baseline)
          1. Write the baseline anew with '--write-baseline'.
          2. Remove the entry, or lower its count.
        1 warning in 1 file; 2 hidden by the baseline

        """)
  }

  @Test func `Entries of rules that did not run are not called stale, and stay in a new baseline`() {
    let former = Baseline(entries: [
      .init(.init(rule: "unknown-suppression", file: "A.swift", context: "", subject: "s"), count: 3),
      .init(.init(rule: "bad-name", file: "Old.swift", context: "", subject: "s"), count: 1),
      .init(.init(rule: "no-such-rule", file: "A.swift", context: "", subject: "s"), count: 1),
    ])
    let later = result(known, only: ["bad-name"], baseline: former)
    #expect(later.staleEntries.map(\.key.file) == ["Old.swift"])
    #expect(
      Baseline(later, replacing: former).entries.map(\.key.subject).sorted() == ["BadA", "BadB", "s"])
  }

  @Test func `A baseline that is written with another in use keeps what that one hides`() {
    let baseline = Baseline(result(known))
    #expect(Baseline(result(known, baseline: baseline), replacing: baseline) == baseline)
  }

  @Test func `A baseline does not change the fingerprints of what it does not hide`() {
    let text = "//// Sources/Page/Page.swift\nimport Bad\nimport Bad\n"
    let known = Baseline(result("//// Sources/Page/Page.swift\nimport Bad\n"))
    #expect(result(text, baseline: known).fingerprints == Array(result(text).fingerprints.suffix(1)))
    #expect(Set(result(text).fingerprints).count == 2)
  }

  @Test func `A fingerprint is sixteen digits that stay the same from release to release`() {
    let key = BaselineKey(rule: "bad-name", file: "Page.swift", context: "Outer", subject: "BadA")
    #expect(key.fingerprint(0) == "230f640f55e716bd")
  }
}
