import Synchronization

@testable import ServiceKitCommand

/// What a run of the tool wrote.
final class CapturedOutput: ToolOutput {
  private let texts = Mutex((results: "", messages: ""))
  let showsColor: Bool
  let showsProgress: Bool
  let columns: Int?
  private let isClosed: Bool

  init(showsColor: Bool = false, showsProgress: Bool = false, isClosed: Bool = false, columns: Int? = nil) {
    self.showsColor = showsColor
    self.showsProgress = showsProgress
    self.isClosed = isClosed
    self.columns = columns
  }

  var results: String { texts.withLock { $0.results } }
  var messages: String { texts.withLock { $0.messages } }

  func write(_ text: String) throws(OutputError) {
    if isClosed { throw .closed }
    texts.withLock { $0.results += text }
  }

  func say(_ text: String) { texts.withLock { $0.messages += text } }
}
