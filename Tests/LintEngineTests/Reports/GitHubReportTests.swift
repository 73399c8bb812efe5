import Testing

@testable import LintEngine

// https://github.com/nicklockwood/SwiftFormat/issues/2309
struct GitHubReportTests {
  @Test func `A finding is one command in one line`() {
    #expect(
      ReportFormat.github.text(of: LintResult(findings: [SampleResult.plain], files: 1)) == """
        ::error file=Sources/Page/Page.swift,line=12,col=5,title=suppression-without-reason::the product is asked for%0A\
        Products: Lite, Standard%0ASources/Page/App.swift:2: declared here%0AOther.swift:1: and here%0A1. make an adapter%0A\
        2. ask a capability

        """)
  }

  @Test func `What would end a property, a message or a line is escaped`() {
    #expect(
      ReportFormat.github.text(of: LintResult(findings: [SampleResult.hostile], files: 1)) == """
        ::warning file=Sources/A b%3Ac%2Cd/\u{1B}[31mé%25%0A\u{202E}.swift,line=3,col=8,title=unused-suppression::\
        the name '\\u{1b}]0;x\\u{7}' has 100%25, a colon: a comma,\\u{d}\\u{a}and ::error::%0AProducts: L\\u{1b}ite%0A\
        B\\u{9}.swift:0: here\\u{2028}%0A1. rename \\u{200f}it

        """)
  }

  @Test func `A carriage return and a line feed that make one character are both escaped`() {
    #expect(GitHubReport.data("a\r\nb%0A:,") == "a%0D%0Ab%250A:,")
    #expect(GitHubReport.property("a\r\nb%0A:,") == "a%0D%0Ab%250A%3A%2C")
  }

  @Test func `No findings are no commands`() {
    #expect(ReportFormat.github.text(of: SampleResult.empty) == "")
  }
}
