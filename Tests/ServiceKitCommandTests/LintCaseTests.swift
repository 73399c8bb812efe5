import Foundation
import Testing

@testable import ServiceKitCommand

/// The public reports of other linters, each as a folder with command lines and what they must give.
struct LintCaseTests {
  @Test(arguments: LintCase.all)
  func `A case gives what it must give, and changes none of its files`(lintCase: LintCase) throws {
    let project = try TemporaryProject(copying: lintCase.folder)
    let before = try project.contents()
    let runs = lintCase.steps.map { project.run($0.arguments) }
    if ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] != nil {
      let file = lintCase.folder.appending(path: "case.txt")
      try Data(lintCase.text(with: runs).utf8).write(to: file)
    }
    #expect(!lintCase.steps.isEmpty)
    for (step, run) in zip(lintCase.steps, runs) {
      #expect(run == ToolRun(status: step.status, results: step.results, messages: step.messages), "\(step.arguments)")
    }
    #expect(try project.contents().filter { before[$0.key] != nil } == before)
  }

  @Test func `Every case names the report that taught it`() {
    #expect(
      LintCase.all.allSatisfy { $0.address.hasPrefix("https://github.com/") || $0.address.hasPrefix("Seen with") })
  }
}
