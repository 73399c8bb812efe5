import Testing

@Suite("What must compile without a warning")
struct SampleTests {
  @Test("Every form compiles without a warning", arguments: Mode.all)
  func samples(_ mode: Mode) throws {
    let sources = [
      "Contracts.swift": Samples.contracts, "Adapters.swift": Samples.adapters, "Factories.swift": Samples.factories,
      "Hosts.swift": Samples.hosts, "Services.swift": Samples.services,
    ]
    let outcome = try Compiler().compile(sources, mode: mode.output, mode.arguments, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  @Test("Names of the user that are ours do not get in the way")
  func shadows() throws {
    let outcome = try Compiler().compile(["Main.swift": Samples.shadows], in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  @Test("A protocol of another module with the name of a local one is another protocol")
  func twins() throws {
    let folder = try TemporaryFolder()
    let compiler = try Compiler()
    let other = "public protocol Player: AnyObject, Sendable { nonisolated func play() }"
    let module = folder.path("Other.swiftmodule")
    let first = try compiler.compile(
      ["Other.swift": other], module: "Other", mode: ["-emit-module", "-emit-module-path", module], in: folder)
    #expect(first.status == 0)
    let outcome = try compiler.compile(["Main.swift": Samples.twins], in: folder)
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }
}

/// The settings of a module.
struct Mode: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let arguments: [String]
  var output = ["-typecheck"]

  /// The upcoming features of our own targets.
  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances", "ImmutableWeakCaptures",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  static let all = [
    Mode(testDescription: "plain", arguments: []),
    Mode(testDescription: "strict memory safety", arguments: ["-strict-memory-safety"]),
    Mode(testDescription: "main actor by default", arguments: ["-default-isolation", "MainActor"]),
    Mode(testDescription: "upcoming features", arguments: features),
    Mode(testDescription: "Swift 5", arguments: ["-swift-version", "5"]),
    Mode(testDescription: "Swift 5, all checks", arguments: ["-swift-version", "5", "-strict-concurrency=complete"]),
    Mode(
      testDescription: "everything at once, optimised",
      arguments: features + ["-strict-memory-safety", "-default-isolation", "MainActor"], output: ["-c", "-O"]),
    Mode(testDescription: "unoptimised", arguments: ["-D", "DEBUG"], output: ["-c", "-Onone"]),
  ]
}
