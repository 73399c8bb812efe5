import Testing

@testable import LintEngine

struct TextReportTests {
  @Test func `Findings are written as the compiler writes them`() {
    #expect(
      ReportFormat.text.text(of: LintResult(findings: [SampleResult.plain], files: 214)) == """
        Sources/Page/Page.swift:12:5: error: the product is asked for (suppression-without-reason)
          in products Lite, Standard
        Sources/Page/App.swift:2:3: note: declared here
        Other.swift:1:1: note: and here
          1. make an adapter
          2. ask a capability
        1 error in 214 files

        """)
  }

  // https://github.com/realm/SwiftLint/issues/968
  @Test func `Nothing that a terminal acts on reaches it`() {
    #expect(
      ReportFormat.text.text(of: LintResult(findings: [SampleResult.hostile], files: 1)) == #"""
        Sources/A b:c,d/\u{1b}[31mé%\u{a}\u{202e}.swift:3:9: warning: the name '\u{1b}]0;x\u{7}' has 100%, a colon: a comma,\u{d}\u{a}and ::error:: (unused-suppression)
          in product L\u{1b}ite
        B\u{9}.swift:0:0: note: here\u{2028}
          1. rename \u{200f}it
        1 warning in 1 file

        """#)
  }

  @Test func `Colour is used only when it is asked for`() {
    let result = LintResult(findings: [SampleResult.plain], files: 1)
    #expect(!ReportFormat.text.text(of: result).contains("\u{1B}"))
    #expect(
      ReportFormat.text.text(of: result, usesColor: true).hasPrefix(
        "\u{1B}[1mSources/Page/Page.swift:12:5:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "
          + "\u{1B}[1mthe product is asked for (suppression-without-reason)\u{1B}[0m\n"))
  }

  @Test func `Colour is for the text form only`() {
    for format in ReportFormat.allCases where format != .text {
      #expect(format.text(of: SampleResult.result, usesColor: true) == format.text(of: SampleResult.result))
    }
  }

  @Test(arguments: [
    (0, 0, 0, 0, 0, "no findings in 0 files"), (0, 0, 1, 0, 0, "no findings in 1 file"),
    (1, 0, 2, 0, 0, "1 error in 2 files"),
    (3, 2, 214, 1, 4, "3 errors, 2 warnings in 214 files; 1 hidden by suppressions, 4 by the baseline"),
    (0, 1, 1, 2, 0, "1 warning in 1 file; 2 hidden by suppressions"),
    (0, 0, 9, 0, 1, "no findings in 9 files; 1 hidden by the baseline"),
  ])
  func `The summary says how many there are`(
    errors: Int, warnings: Int, files: Int, suppressed: Int, baselined: Int, summary: String
  ) {
    let findings =
      Array(repeating: SampleResult.plain, count: errors) + Array(repeating: SampleResult.hostile, count: warnings)
    let result = LintResult(
      findings: findings, suppressed: Array(repeating: SampleResult.plain, count: suppressed),
      baselined: Array(repeating: SampleResult.plain, count: baselined), files: files)
    #expect(TextReport.summary(of: result) == summary)
  }
}
