import Testing

@testable import LintEngine

/// The whole text of each kind of message of the rules on adapters and hosts.
struct AdapterRuleMessageTests {
  private static let shared = """
    //// Sources/Feed/Session.swift
    import ServiceKit
    protocol Capabilities: AnyObject { var onRefresh: (() -> Void)? { get set } }
    protocol Playing: AnyObject { var onStop: (() -> Void)? { get set } }
    @AdapterHost
    final class Session: Capabilities {
      @Adapted var playback: (any Playing)?
      var onRefresh: (() -> Void)?

    """
  private static let adapter = """
    }
    //// Sources/Feed/Adapter.swift
    import ServiceKit
    @Adapter((any Playing).self, host: (any Capabilities).self)
    final class Player: Playing {
      var onStop: (() -> Void)?

    """

  private func findings(_ text: String) -> [Finding] { SampleProject(text).findings() }

  /// A finding as lines: the message, what is related, the ways out.
  private func lines(_ finding: Finding) -> [String] {
    ["\(finding.rule) \(finding.severity): \(finding.message)"]
      + finding.related.map { "\($0.place.path):\($0.place.position.line): \($0.message)" } + finding.waysOut
  }

  @Test(arguments: [
    (
      "if playback == nil { open() }",
      "'playback' tells products apart: work is done here where there is no Playing"
    ),
    (
      "if playback != nil { open() }",
      "'playback' tells products apart: what runs only where Playing is bound does not use it"
    ),
    (
      "return playback == nil",
      "'playback' tells products apart: whether Playing is bound becomes a value"
    ),
  ])
  func `A branch on presence says what depends on it`(statement: String, message: String) {
    let found = findings(Self.shared + "  func f() {\n    \(statement)\n  }\n}\n")
    #expect(
      found.map(lines) == [
        [
          "presence-branch warning: \(message)",
          "Sources/Feed/Session.swift:6: 'playback' is declared here",
          "Let the adapter do what differs: add it to Playing, or to a protocol that every product binds.",
          "Where a product may have none, use 'playback?.' and a plain value after '??'.",
        ]
      ])
  }

  @Test(arguments: [
    ("playback!.stop()", "'playback' is forced, and there may be no Playing"),
    ("playback?.title!.show()", "What 'playback' answers is forced, and there may be no Playing"),
    (
      #"show("\(playback?.title)")"#, "The text shows 'nil' or 'Optional(…)': there may be no Playing behind 'playback'"
    ),
  ])
  func `A forced adapter says what is forced`(statement: String, message: String) {
    let found = findings(Self.shared + "  func f() {\n    \(statement)\n  }\n}\n")
    #expect(
      found.map(lines) == [
        [
          "unguarded-adapter error: \(message)",
          "Sources/Feed/Session.swift:6: 'playback' is declared here",
          "Use 'playback?.' and give a value after '??'.",
          "Leave where there is none: 'guard let … else { return }'.",
          "Make the requirement a required one, 'any Playing', if every product binds it.",
        ]
      ])
  }

  @Test(arguments: [
    (
      "let p = try! requiredAdapter((any Playing).self)",
      [
        "'try!' stops the program where the lookup of Playing fails", "Write 'try' and let the caller know.",
        "Write 'try?' and give a value after '??'.",
      ]
    ),
    (
      "let p = object as! any Playing",
      [
        "'as!' to Playing stops the program where the object is no such adapter",
        "Ask for what is needed in the adapter protocol.", "Cast with 'as?' and handle nil.",
      ]
    ),
    (
      "var p: (any Playing)!",
      [
        "The type '(any Playing)!' forces the adapter at each use, and there may be no Playing",
        "Write '(any Playing)?' and handle nil.", "Write 'any Playing', if every product binds it.",
      ]
    ),
  ])
  func `A use that stops the program says where`(statement: String, expected: [String]) {
    let found = findings(Self.shared + "  func f() {\n    \(statement)\n  }\n}\n")
    #expect(found.map { [$0.message] + $0.waysOut } == [expected])
  }

  @Test func `A cast of an adapter names both`() {
    let found = findings(Self.shared + "  func f() {\n    let p = playback as! Player\n  }\n}\n")
    #expect(
      found.map(\.message) == ["'playback' is cast with 'as!' to Player, which another product may not bind"])
  }

  @Test func `A property that holds the host names its type and the host's`() {
    let found = findings(Self.shared + Self.adapter + "  var session: Session?\n}\n")
    #expect(
      found.map(lines) == [
        [
          "strong-host error: Player holds its host strongly: 'session' is of the type 'Session?'",
          "Sources/Feed/Session.swift:2: Capabilities, the type of its hosts, is declared here",
          "Use 'weakTarget', which '@Adapter' writes, instead of 'session'.",
          "Declare it 'weak var session', of an optional type.",
          "Keep the values that are needed, not the host.",
        ]
      ])
  }

  @Test(arguments: [
    (
      "guard let host = weakTarget else { return }; onStop = { host.run() }",
      [
        "The closure kept in 'onStop' captures the host 'host' strongly", "Ask 'weakTarget' inside the closure.",
        "Capture it weakly: '[weak host]'.",
      ]
    ),
    (
      "onStop = { self.run() }",
      ["The closure kept in 'onStop' captures Player, which keeps the closure", "Capture it weakly: '[weak self]'."]
    ),
    (
      "weakTarget?.onRefresh = { self.run() }",
      [
        "The closure that the host keeps in 'onRefresh' captures the adapter Player strongly",
        "Capture it weakly: '[weak self]'.",
      ]
    ),
    (
      "NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in self.run() }",
      [
        "The closure kept by 'NotificationCenter.addObserver' captures the adapter Player strongly",
        "Capture it weakly: '[weak self]'.",
      ]
    ),
  ])
  func `A closure of an adapter says who keeps it and what it captures`(statement: String, expected: [String]) {
    let found = findings(Self.shared + Self.adapter + "  func f() {\n    \(statement)\n  }\n}\n")
    #expect(found.map { [$0.message] + $0.waysOut } == [expected])
  }

  @Test(arguments: [
    (
      "playback?.onStop = { self.run() }",
      [
        "The closure that the adapter 'playback' keeps in 'onStop' captures its host Session strongly",
        "Capture it weakly: '[weak self]'.",
      ]
    ),
    (
      "let p = playback; onRefresh = { p?.stop() }",
      [
        "The closure that the host keeps in 'onRefresh' captures the adapter 'p' strongly",
        "Capture a weak proxy: '[p = p?.weak]', with '@WeakProxy' on Playing.",
        "Ask the host for the adapter inside the closure, with '[weak self]'.",
      ]
    ),
  ])
  func `A closure of a host says who keeps it and what it captures`(statement: String, expected: [String]) {
    let found = findings(Self.shared + "  func f() {\n    \(statement)\n  }\n}\n")
    #expect(found.map { [$0.message] + $0.waysOut } == [expected])
  }
}
