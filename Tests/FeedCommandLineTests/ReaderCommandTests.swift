import FeedReader
import Foundation
import ServiceKit
import ServiceKitTesting
import Testing

@testable import FeedCommandLine

@MainActor
@Suite struct ReaderCommandTests {
  /// What a command did.
  private struct Outcome {
    var status: CommandStatus
    var results: String
    var messages: String
  }

  /// A registry with the requirements of the shared targets, and no adapter.
  private let registry = AdapterRegistry(modules: ["FeedReader", "FeedCommandLine"])
  private let option = FakeOption()

  /// With ``rendering``, all that a product needs.
  private func registerAll() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    try registry.register(option, as: (any CommandLineExtension).self)
    try registry.register(FakeLoading(), as: (any LoadingAdapter).self)
  }

  private func rendering(_ overrides: inout AdapterOverrides) {
    overrides.bind((any RenderAdapter).self, to: FakeRendering())
  }

  private func run(_ arguments: String..., with change: (inout AdapterOverrides) -> Void = { _ in }) throws -> Outcome {
    let results = Pipe()
    let messages = Pipe()
    let drains = [results, messages].map { PipeDrain($0.fileHandleForReading) }
    let status = registry.withCurrent {
      withAdapters(change) {
        ReaderCommand(
          arguments: arguments,
          environment: TerminalEnvironment(variables: [:], isTerminal: false, reportedColumns: nil),
          results: OutputChannel(descriptor: results.fileHandleForWriting.fileDescriptor, name: "results"),
          messages: OutputChannel(descriptor: messages.fileHandleForWriting.fileDescriptor, name: "messages")
        ).run()
      }
    }
    try results.fileHandleForWriting.close()
    try messages.fileHandleForWriting.close()
    let texts = drains.map { String(decoding: $0.contents(), as: UTF8.self) }
    return Outcome(status: status, results: texts[0], messages: texts[1])
  }

  @Test("A product with all it needs shows the bundled feed")
  func reads() throws {
    try registerAll()
    let outcome = try run("--limit", "1", with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "Tidewater Notes\nHow lighthouses learned to blink\n")
    #expect(outcome.messages == "")
  }

  @Test("Validation of a product without adapters fails with each unmet requirement")
  func unmetRequirements() throws {
    let outcome = try run("--validate")
    #expect(outcome.status == .failed)
    #expect(outcome.messages == "")
    for name in ["ProductIdentity", "LoadingAdapter", "RenderAdapter"] { #expect(outcome.results.contains(name)) }
    for name in ["PlaybackAdapter", "CommandLineExtension"] {
      #expect(!outcome.results.contains("'\(name)' needs") && !outcome.results.contains("needs '\(name)'"))
    }
  }

  @Test("Validation as JSON lists the same problems")
  func unmetRequirementsAsJSON() throws {
    let outcome = try run("--validate", "--format", "json")
    #expect(outcome.status == .failed)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["problems"] as? [String] == registry.problems().map(\.description))
    #expect((object["problems"] as? [String])?.count == 3)
  }

  @Test("Validation of a product with all it needs says so")
  func validProduct() throws {
    try registerAll()
    let outcome = try run("--validate", with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "Example: every requirement is met\n")
  }

  @Test("Scenes that cannot be used fail the validation and every reading, with the place and the ways out")
  func brokenOverlay() throws {
    try registerAll()
    try registry.register(FakeOverlay(), as: (any SceneOverlay).self)
    let problem = """
      A scene cannot be used.
        example.json:1:50: changes.newest[0].insert: unknown component 'newest-frist'; did you mean 'newest-first'?
        Ways out:
          1. Correct each at its place.
          2. Mark an entry with "optional": true if only some products have its component.
          3. Raise the "version" of the file and of the program's vocabulary if the file needs a newer program.

      """
    let validation = try run("--validate", with: rendering)
    #expect(validation.status == .failed)
    #expect(validation.results == problem)
    let reading = try run("--once", with: rendering)
    #expect(reading.status == .failed)
    #expect(reading.results == "")
    #expect(reading.messages.hasPrefix("Example: A scene cannot be used.\nexample.json:1:50: "))
  }

  #if DEBUG
    @Test("A debug build reads nothing while a requirement is unmet")
    func checkedInDebug() throws {
      try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
      let outcome = try run()
      #expect(outcome.status == .failed)
      #expect(outcome.results == "")
      #expect(outcome.messages.hasPrefix("Example: 2 problems"))
    }
  #endif

  @Test("A product's own option is parsed, shown in the help text, and can refuse its value")
  func extensionOption() throws {
    try registerAll()
    #expect(try run("--mood", "good", "--limit=1", with: rendering).status == .done)
    #expect(option.mood == "good")
    #expect(try run("--help", with: rendering).results.contains("  --mood WORD                 how it feels\n"))
    let refused = try run("--mood=bad", with: rendering)
    #expect(refused.status == .usage)
    #expect(refused.messages == "Example: no bad moods\nExample: see Example --help\n")
  }

  @Test("Without the adapter its option is unknown")
  func noExtensionOption() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    let outcome = try run("--mood", "good")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("Example: unknown option '--mood'; known are --feed, "))
  }

  @Test("Help and version need no adapter but the product's identity")
  func helpWithoutAdapters() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    #expect(try run("--version").results == "Example \(ReaderVersion.current)\n")
    #expect(try run("--help").results.hasPrefix("Usage: Example [OPTION …]\n\nAn example.\n"))
  }

  @Test("A product without an identity goes by the name of its process")
  func noIdentity() throws {
    let outcome = try run("--nonsense")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("\(ProcessInfo.processInfo.processName): unknown option '--nonsense'"))
  }

  @Test("A product that plays nothing writes no playlist and says why")
  func noPlayback() throws {
    try registerAll()
    let outcome = try run("--playlist", "/dev/null", with: rendering)
    #expect(outcome.status == .failed)
    #expect(outcome.results == "")
    #expect(
      outcome.messages
        == "Example: /dev/null: not written, because nothing is played in this run (autoplay is on)\n")
  }

  @Test("The trace names lookups and ends with the run")
  func trace() throws {
    try registerAll()
    let traced = try run("--trace", "--limit=1", with: rendering)
    #expect(traced.messages.contains("trace: miss FeedReader.ItemTrimmingAdapter\n"))
    #expect(traced.messages.contains("trace: lookup FeedCommandLine.CommandLineExtension -> "))
    #expect(try run("--limit=1", with: rendering).messages == "")
  }

  @Test("Repairs are notes on standard error, and no failure")
  func repairs() throws {
    try registerAll()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("<rss version='2.0'><channel><title>T</title><item><title>A</title></item></channel></rss>".utf8)
      .write(to: URL(fileURLWithPath: path))
    let outcome = try run("--feed", path, with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "T\nA\n")
    #expect(outcome.messages.split(separator: "\n").allSatisfy { $0.hasPrefix("Example: note: \(path): ") })
    #expect(!outcome.messages.isEmpty)
  }
}
