import FeedReader
import Foundation
import MediatorKit
import ServiceKit
import ServiceKitTesting
import Testing

@testable import FeedCommandLine

/// Each fault that was found once, with one line of history.
@Suite("Faults of the past")
struct DefectTests {
  private func refusal(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try OptionParser(options: ReaderOptions.specifications).parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  // Found by an option with a line break: what came after it looked like a message of the program.
  @Test("An error about the command line is one line that is safe to print")
  func errorText() {
    #expect(refusal("--fe\ned") == "unknown option '--fe ed'; did you mean --feed?")
    #expect(refusal("a\u{1B}[31m\r\nb") == "unexpected argument 'a b'; a feed is named with --feed")
  }

  // Found by a name in Latin-1: with U+FFFD in the place of what is not UTF-8 it named another file.
  @Test("A word that is not UTF-8 is refused wherever it stands", arguments: ["caf\u{FFFD}", "--playlist=\u{FFFD}"])
  func foreignWord(word: String) {
    #expect(
      refusal("--once", word)
        == "argument '\(word)' is not UTF-8; a feed with such a name can be read with --feed - < FILE")
  }

  // Found with `--validate | true`: a reader who had gone turned a failed check into success.
  @Test("A reader who has gone does not change how the run ends", arguments: ["--validate", "--feed=none", "--help"])
  @MainActor
  func closedResults(argument: String) async throws {
    OutputChannel.ignoreSignalsOfWriting()
    let registry = AdapterRegistry(modules: ["FeedReader", "FeedCommandLine"])
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    // The check fails without these; reading must get as far as the feed that is not there.
    if argument != "--validate" { try registry.register(FakeLoading(), as: (any LoadingAdapter).self) }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let channel = OutputChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "results")
    let status = await registry.withCurrent {
      await withAdapters {
        if argument != "--validate" { $0.bind((any RenderAdapter).self, to: FakeRendering()) }
      } operation: {
        await ReaderCommand(
          arguments: [argument],
          environment: TerminalEnvironment(variables: [:], isTerminal: false, reportedColumns: nil),
          results: channel, messages: channel, mediator: Mediator(modules: [])
        ).run()
      }
    }
    #expect(status == (argument == "--help" ? .done : .failed))
  }
}
