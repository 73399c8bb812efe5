import Foundation
import Testing

/// A package of somebody else's that depends on this one by a version tag.
@Suite(.serialized)
struct ConsumerTests {
  private static let formal = """
    Good evening, Ada.
    It was a pleasure, Ada.
    counted by hand

    """
  private static let casual = """
    Hi Ada!
    (no farewell)
    counted by hand

    """

  /// What C and C++ find before main, and afterwards.
  private static func bells(_ early: String, first: Int) -> String {
    """
    before main: \(early)
    in main: \(first) 100
    Adapters (2):
      Bell -> CBells.brass_bell, scope application, live, CBells/bells.c:9
      Bells.Chime -> Bells.TubularChime, scope application, live, Bells/main.swift:7
    Requirements (1):
      early_bell needs Bell -> the C adapter brass_bell, CBells/bells.c:10

    """
  }

  private static let screens = """
    Screens.PlainTitle belongs to the main actor and was looked up from nonisolated code.
      declared at Screens/main.swift:22
      Ways out:
        1. Make the first lookup on the main actor.
        2. Take the adapter off the main actor: declare the class 'nonisolated'.
    a title of the main actor
    a title of the main actor
    a banner on a screen
    09:41

    """

  @Test("A package that depends on this one by version builds, and each product greets in its own way")
  func dependsByVersion() throws {
    let consumer = try Consumer()
    try consumer.build(["-c", "debug"])
    #expect(try consumer.run("Standard", ["-c", "debug"]) == Self.formal)
    #expect(try consumer.run("Lite", ["-c", "debug"]) == Self.casual)
    // Where the main actor is the default, adapters and hosts belong to it without saying so.
    let screens = try consumer.run("Screens", ["-c", "debug"])
    #expect(screens == Self.screens)
    try expectTones(consumer, ["-c", "debug"])
    #expect(try consumer.run("Bells", ["-c", "debug"]) == Self.bells("[1, 2] 100", first: 3))
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/79
  @Test("The same package builds optimised and with the static standard library")
  func staticStandardLibrary() throws {
    let consumer = try Consumer()
    let options = ["-c", "release", "--static-swift-stdlib"]
    for product in ["Standard", "Lite", "BothTones", "OneTone", "Screens", "Bells"] {
      try consumer.build(options + ["--product", product])
    }
    #expect(try consumer.run("Standard", options) == Self.formal)
    #expect(try consumer.run("Lite", options) == Self.casual)
    let screens = try consumer.run("Screens", options)
    #expect(screens == Self.screens)
    try expectTones(consumer, options)
    // The runtime is linked into the program, and initialised last: nothing is found before that, and all after it.
    #expect(try consumer.run("Bells", options) == Self.bells("[-1, -1] -1", first: 1))
  }

  /// The arms of an experiment are targets of their own: a product that links both is valid in both arms, and one that
  /// links one of them lacks the other where the adapter is required, and only there.
  private func expectTones(_ consumer: Consumer, _ options: [String]) throws {
    #expect(try consumer.run("BothTones", options, ["plain"]) == "valid\na plain word, 1\n")
    #expect(try consumer.run("BothTones", options, ["warm"]) == "valid\na warm word, 2\n")
    let problem =
      "1 problem with the adapters of 'OneTone':\n\n\(Self.missingArm("Needed by Tones.Speaker.tone (Tones/Tones.swift:18)"))"
    #expect(try consumer.run("OneTone", options, ["plain"]) == problem + "a plain word, 1\n")
    #expect(try consumer.run("OneTone", options, ["warm"]) == problem + Self.missingArm())
  }

  private static func missingArm(_ need: String? = nil) -> String {
    """
    No adapter is bound to 'Tones.ToneService' in the arm tone=warm.
    \(need.map { "  \($0)\n" } ?? "")  PlainTone.PlainVoice for tone=plain, declared at PlainTone/PlainVoice.swift:5
      Ways out:
        1. Declare one: variant: (.tone, "warm").
        2. Make the requirement optional.

    """
  }
}

/// A copy of the fixture beside a clone of this repository that carries a version tag.
private struct Consumer {
  private let folder: TemporaryFolder
  private let repository: URL
  private let package: URL

  init() throws {
    folder = try TemporaryFolder()
    repository = folder.url.appendingPathComponent("ServiceKit")
    package = folder.url.appendingPathComponent("Consumer")
    try FileManager.default.copyItem(
      at: PackageLayout.fixtures.appendingPathComponent("Consumer"), to: package)
    try expectSuccess("git", ["clone", "--quiet", PackageLayout.root.path, repository.path])
    try commitWorkingTree()
    try expectSuccess("git", ["-C", repository.path, "tag", "0.1.0"])
  }

  /// Brings what is not committed yet into the clone, so that the test is about the sources as they are.
  private func commitWorkingTree() throws {
    for path in ["Package.swift", "Sources", "Targets", "Tools", "Tests"] {
      let target = repository.appendingPathComponent(path)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: PackageLayout.root.appendingPathComponent(path), to: target)
    }
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    try expectSuccess("git", ["-C", repository.path, "add", "--all"])
    try expectSuccess(
      "git", ["-C", repository.path] + identity + ["commit", "--quiet", "--allow-empty", "-m", "As it is"])
  }

  func build(_ options: [String]) throws {
    try expectSuccess("swift", ["build"] + location + options)
  }

  func run(_ product: String, _ options: [String], _ arguments: [String] = []) throws -> String {
    let folder = try ProcessRun(
      "swift", ["build"] + location + options + ["--show-bin-path"], environment: environment)
    let path = folder.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let run = try ProcessRun("\(path)/\(product)", arguments)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    return run.text
  }

  private var location: [String] {
    ["--package-path", package.path, "--scratch-path", folder.url.appendingPathComponent("build").path]
  }

  private var environment: [String: String] { ["SERVICEKIT_REPOSITORY": repository.path] }

  private func expectSuccess(_ program: String, _ arguments: [String]) throws {
    let run = try ProcessRun(program, arguments, environment: environment)
    try #require(run.status == 0, "\(program) \(arguments.joined(separator: " "))\n\(run.text)\(run.errorText)")
  }
}
