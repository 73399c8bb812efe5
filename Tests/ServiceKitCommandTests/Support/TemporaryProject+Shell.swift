@testable import ServiceKitCommand

extension TemporaryProject {
  /// What a terminal shows of a command line of a document.
  ///
  /// Known are `servicekit …`, with `< FILE` for its input, and `cat FILE`; behind either, `; echo "exit $?"`.
  func shown(_ line: String) throws -> String {
    let tail = "; echo \"exit $?\""
    guard line.hasSuffix(tail) else { return try run(line: line).text }
    let (text, status) = try run(line: String(line.dropLast(tail.count)))
    return "\(text)exit \(status)\n"
  }

  /// What a document may ask for and this does not know.
  struct UnknownCommand: Error { let line: String }

  private func run(line: String) throws -> (text: String, status: Int32) {
    var words = line.split(separator: " ").map(String.init)
    guard words.count > 1 else { throw UnknownCommand(line: line) }
    let program = words.removeFirst()
    if program == "cat" { return (try text(words[0]), 0) }
    guard program == "servicekit" else { throw UnknownCommand(line: line) }
    var input = ""
    if let mark = words.firstIndex(of: "<"), words.indices.contains(mark + 1) {
      input = try text(words[mark + 1])
      words.removeSubrange(mark...)
    }
    let run = run(words, input: input)
    return (run.messages + run.results, run.status)
  }
}
