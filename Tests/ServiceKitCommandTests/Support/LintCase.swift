import Foundation

/// A folder of `Tests/Fixtures/Lint/Cases`: `case.txt` and the input files beside it.
///
/// The first line of `case.txt` is the address of the report that taught the case. Sections follow: `$ ARGUMENTS`, `exit N`,
/// and what is expected behind `stdout:` and `stderr:`, each line after four spaces. Several command lines follow one another.
struct LintCase: CustomStringConvertible, Sendable {
  struct Step: Sendable {
    var arguments: [String]
    var status: Int32 = 0
    var results = ""
    var messages = ""
  }

  let name: String
  let address: String
  private(set) var steps: [Step] = []

  var description: String { name }
  var folder: URL { Self.root.appending(path: name) }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Lint/Cases")

  static let all: [LintCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().compactMap { LintCase($0) }
  }()

  init?(_ name: String) {
    let path = Self.root.appending(path: name).appending(path: "case.txt")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    self.name = name
    address = lines.popFirst().map(String.init) ?? ""
    var isMessage = false
    for line in lines {
      if line.hasPrefix("$ servicekit ") {
        steps.append(Step(arguments: line.dropFirst(13).split(separator: " ").map(String.init)))
      } else if steps.isEmpty {
        continue
      } else if line.hasPrefix("exit ") {
        steps[steps.count - 1].status = Int32(line.dropFirst(5)) ?? -1
      } else if line == "stdout:" || line == "stderr:" {
        isMessage = line == "stderr:"
      } else if line.hasPrefix("    ") || line.isEmpty {
        append(line.dropFirst(4) + "\n", isMessage, isBlank: line.isEmpty)
      }
    }
  }

  private mutating func append(_ line: String, _ isMessage: Bool, isBlank: Bool) {
    if isBlank { return }
    if isMessage { steps[steps.count - 1].messages += line } else { steps[steps.count - 1].results += line }
  }

  init(name: String, address: String, steps: [Step]) {
    self.name = name
    self.address = address
    self.steps = steps
  }

  /// The text of `case.txt` for what a run gives.
  func text(with runs: [ToolRun]) -> String {
    var text = address + "\n"
    for (step, run) in zip(steps, runs) {
      func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    \($0)\n" }.joined()
      }
      text += "\n$ servicekit \(step.arguments.joined(separator: " "))\nexit \(run.status)\n"
      if !run.results.isEmpty { text += "stdout:\n" + indented(run.results) }
      if !run.messages.isEmpty { text += "stderr:\n" + indented(run.messages) }
    }
    return text
  }
}
