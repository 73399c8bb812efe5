import Testing

@Suite("What the compiler says about a mistake")
struct MisuseTests {
  @Test("Each mistake is reported once, at the place of the mistake", arguments: ["@Adapter", "@Adapted"])
  func mistakes(_ attribute: String) throws {
    let cases = attribute == "@Adapter" ? Misuse.adapters : Misuse.requirements
    var sources = Dictionary(
      uniqueKeysWithValues: cases.map { ("\($0.name).swift", "import ServiceKit; " + $0.source) })
    sources["Common.swift"] = Misuse.common
    let outcome = try Compiler().compile(sources, in: TemporaryFolder())
    let reported = Dictionary(grouping: outcome.diagnostics) { String($0.prefix { $0 != "." }) }
    for misuse in cases {
      let lines = (reported[misuse.name] ?? []).map { String($0.dropFirst(misuse.name.count + ".swift:".count)) }
      #expect(lines.sorted() == misuse.diagnostics.sorted(), "\(misuse.name)")
    }
    #expect(Set(reported.keys) == Set(cases.map(\.name)))
    #expect(outcome.status != 0)
  }

  @Test("What the compiler expands only when it writes code is reported then")
  func late() throws {
    let sources = [
      "Common.swift": Misuse.common,
      "Late.swift": """
      import ServiceKit
      final class Radio {}
      @Adapter((any Player).self, host: (any Host).self) enum Factory {}
      @Adapter((any Player).self) extension Radio: Player { func play() {} }
      """,
    ]
    let outcome = try Compiler().compile(sources, mode: ["-c", "-O"], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Late.swift:3: error: An enum has no identity, so it cannot refer back to a host. "
          + "Make Factory a final class, or drop 'host:'",
        "Late.swift:4: error: @Adapter cannot bind an extension. "
          + "Write it on a class or an actor, or on an enum with static func lazyRegister()",
      ])
  }

  @Test("A factory that is missing is the first thing reported")
  func missingFactory() throws {
    let source = "import ServiceKit\nprotocol Player: AnyObject {}\n@Adapter((any Player).self) enum Factory {}"
    let outcome = try Compiler().compile(["Late.swift": source], mode: ["-c", "-O"], in: TemporaryFolder())
    #expect(
      outcome.diagnostics.first == "Late.swift:3: in @Adapter: error: 'lazyRegister' is unavailable: "
        + "only a class or an actor is made by its init(); write static func lazyRegister() -> (any Player)?")
  }

  @Test("An observed property is reported where it is, and in the copy that Observation makes of it")
  func observed() throws {
    let source = """
      import ServiceKit
      import Observation
      public protocol Player: AnyObject {}
      @Observable @AdapterHost final class Session { @Adapted var player: any Player; init() {} }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    let message =
      "error: An adapter never changes, so @Observable has nothing to observe. Write @Adapted @ObservationIgnored"
    #expect(
      outcome.diagnostics.filter { $0.hasSuffix(message) } == [
        "Main.swift:4: \(message)", "in an expansion: \(message)",
      ])
    #expect(outcome.diagnostics.first == "Main.swift:4: \(message)")
  }

  @Test("A key of an experiment that belongs to an actor is named")
  func isolatedKey() throws {
    let source = """
      import ServiceKit
      protocol Player: AnyObject {}
      extension ExperimentKey {
        static let autoplay = ExperimentKey("autoplay", arms: ["on"], owner: "me", expires: "2030-01-01")
      }
      @Adapter((any Player).self, variant: (.autoplay, "on")) final class Video: Player {}
      """
    let outcome = try Compiler().compile(
      ["Main.swift": source], ["-default-isolation", "MainActor"], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:6: in @Adapter: error: main actor-isolated static property 'autoplay' can not be referenced from a "
          + "nonisolated context"
      ])
  }
}
