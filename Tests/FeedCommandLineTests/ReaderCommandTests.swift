import FeedReader
import Foundation
import MediatorKit
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
  private let mediator = Mediator(modules: [])

  /// With ``rendering``, all that a product needs.
  private func registerAll() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    try registry.register(option, as: (any CommandLineExtension).self)
    try registry.register(FakeLoading(), as: (any LoadingAdapter).self)
  }

  private func rendering(_ overrides: inout AdapterOverrides) {
    overrides.bind((any RenderAdapter).self, to: FakeRendering())
  }

  private func run(_ arguments: String..., with change: (inout AdapterOverrides) -> Void = { _ in }) async throws
    -> Outcome
  {
    let results = Pipe()
    let messages = Pipe()
    let drains = [results, messages].map { PipeDrain($0.fileHandleForReading) }
    let status = await registry.withCurrent {
      await withAdapters(change) {
        await ReaderCommand(
          arguments: arguments,
          environment: TerminalEnvironment(variables: [:], isTerminal: false, reportedColumns: nil),
          results: OutputChannel(descriptor: results.fileHandleForWriting.fileDescriptor, name: "results"),
          messages: OutputChannel(descriptor: messages.fileHandleForWriting.fileDescriptor, name: "messages"),
          mediator: mediator
        ).run()
      }
    }
    try results.fileHandleForWriting.close()
    try messages.fileHandleForWriting.close()
    let texts = drains.map { String(decoding: $0.contents(), as: UTF8.self) }
    return Outcome(status: status, results: texts[0], messages: texts[1])
  }

  @Test("A product with all it needs shows the bundled feed")
  func reads() async throws {
    try registerAll()
    let outcome = try await run("--limit", "1", with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "Tidewater Notes\nHow lighthouses learned to blink\n")
    #expect(outcome.messages == "")
  }

  @Test("Validation of a product without adapters fails with each unmet requirement")
  func unmetRequirements() async throws {
    let outcome = try await run("--validate")
    #expect(outcome.status == .failed)
    #expect(outcome.messages == "")
    for name in ["ProductIdentity", "LoadingAdapter", "RenderAdapter"] { #expect(outcome.results.contains(name)) }
    for name in ["PlaybackAdapter", "CommandLineExtension"] {
      #expect(!outcome.results.contains("'\(name)' needs") && !outcome.results.contains("needs '\(name)'"))
    }
  }

  @Test("Validation as JSON lists the same problems")
  func unmetRequirementsAsJSON() async throws {
    let outcome = try await run("--validate", "--format", "json")
    #expect(outcome.status == .failed)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["problems"] as? [String] == registry.problems().map(\.description))
    #expect((object["problems"] as? [String])?.count == 3)
  }

  @Test("Validation of a product with all it needs says so")
  func validProduct() async throws {
    try registerAll()
    let outcome = try await run("--validate", with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "Example: every requirement is met\n")
  }

  @Test("Scenes that cannot be used fail the validation and every reading, with the place and the ways out")
  func brokenOverlay() async throws {
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
    let validation = try await run("--validate", with: rendering)
    #expect(validation.status == .failed)
    #expect(validation.results == problem)
    let reading = try await run("--once", with: rendering)
    #expect(reading.status == .failed)
    #expect(reading.results == "")
    #expect(reading.messages.hasPrefix("Example: A scene cannot be used.\nexample.json:1:50: "))
  }

  @Test("Two handlers of one action fail the validation, with their places")
  func twoHandlers() async throws {
    try registerAll()
    let line = #line + 1
    for _ in 1...2 { mediator.handle(Twice.self) { _, _ in } }
    let outcome = try await run("--validate", with: rendering)
    #expect(outcome.status == .failed)
    let handler = "a handler at FeedCommandLineTests/ReaderCommandTests.swift:\(line)"
    #expect(
      outcome.results == """
        One thing is wrong with the actions and modules:
          FeedCommandLineTests.Twice has 2 handlers: \(handler), \(handler)

        """)
  }

  #if DEBUG
    @Test("A debug build reads nothing while a requirement is unmet")
    func checkedInDebug() async throws {
      try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
      let outcome = try await run()
      #expect(outcome.status == .failed)
      #expect(outcome.results == "")
      #expect(outcome.messages.hasPrefix("Example: 2 problems"))
    }
  #endif

  @Test("A product's own option is parsed, shown in the help text, and can refuse its value")
  func extensionOption() async throws {
    try registerAll()
    #expect(try await run("--mood", "good", "--limit=1", with: rendering).status == .done)
    #expect(option.mood == "good")
    #expect(try await run("--help", with: rendering).results.contains("  --mood WORD                 how it feels\n"))
    let refused = try await run("--mood=bad", with: rendering)
    #expect(refused.status == .usage)
    #expect(refused.messages == "Example: no bad moods\nExample: see Example --help\n")
  }

  @Test("Without the adapter its option is unknown")
  func noExtensionOption() async throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    let outcome = try await run("--mood", "good")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("Example: unknown option '--mood'; known are --feed, "))
  }

  @Test("Help and version need no adapter but the product's identity")
  func helpWithoutAdapters() async throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    #expect(try await run("--version").results == "Example \(ReaderVersion.current)\n")
    #expect(
      try await run("--help").results.hasPrefix(
        "Usage: Example [OPTION …]\n       Example open … [OPTION …]\n\nAn example.\n"))
  }

  @Test("A product without an identity goes by the name of its process")
  func noIdentity() async throws {
    let outcome = try await run("--nonsense")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("\(ProcessInfo.processInfo.processName): unknown option '--nonsense'"))
  }

  @Test("A product that plays nothing writes no playlist and says why")
  func noPlayback() async throws {
    try registerAll()
    let outcome = try await run("--playlist", "/dev/null", with: rendering)
    #expect(outcome.status == .failed)
    #expect(outcome.results == "")
    #expect(
      outcome.messages
        == "Example: /dev/null: not written, because nothing is played in this run (autoplay is on)\n")
  }

  @Test("The trace names lookups and ends with the run")
  func trace() async throws {
    try registerAll()
    let traced = try await run("--trace", "--limit=1", with: rendering)
    #expect(traced.messages.contains("trace: miss FeedReader.ItemTrimmingAdapter\n"))
    #expect(traced.messages.contains("trace: lookup FeedCommandLine.CommandLineExtension -> "))
    #expect(try await run("--limit=1", with: rendering).messages == "")
  }

  @Test("Repairs are notes on standard error, and no failure")
  func repairs() async throws {
    try registerAll()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("<rss version='2.0'><channel><title>T</title><item><title>A</title></item></channel></rss>".utf8)
      .write(to: URL(fileURLWithPath: path))
    let outcome = try await run("--feed", path, with: rendering)
    #expect(outcome.status == .done)
    #expect(outcome.results == "T\nA\n")
    #expect(outcome.messages.split(separator: "\n").allSatisfy { $0.hasPrefix("Example: note: \(path): ") })
    #expect(!outcome.messages.isEmpty)
  }
}

/// An action that is handled by nobody, or twice.
struct Twice: ModuleAction {}
