import Testing

@Suite("What the compiler says about @Handles and about middleware")
struct HandlesCompileTests {
  @Test("Handlers of every shape compile without a warning", arguments: Mode.all)
  func samples(_ mode: Mode) throws {
    let source = """
      public import MediatorKit
      public struct Show: ModuleAction { public typealias Output = Int; public init() {} }
      public struct Look: ModuleAction { public typealias Output = Int; public init() {} }
      public struct Ask: ModuleAction { public typealias Output = Int; public init() {} }
      public struct Quiet: ModuleAction {}
      public struct Ping: ImmediateAction { public typealias Output = Int; public init() {} }
      actor Counter {
        @Handles(Show.self) func handle(_ action: Show, _ call: ActionCall) -> Int { 1 }
        @Handles(Look.self) nonisolated func handle(_ action: Look, call: ActionCall) async throws -> Int { 2 }
        @Handles(Ask.self) func ask(_ action: Ask, _ call: ActionCall, _ reply: Reply<Int>) { reply.answer(3) }
        @Handles(Quiet.self) static func quiet(_ action: Quiet, _ call: ActionCall) {}
      }
      extension Counter {
        @Handles(Show.self) func extended(action: Show, call: ActionCall) async -> Int { 4 }
      }
      @MainActor public final class Screen {
        @Handles(Show.self) func show(_ action: Show, _ call: ActionCall) throws -> Int { 5 }
        @Handles(Look.self) static func look(_ action: Look, _ call: ActionCall) async -> Int { 6 }
        @Handles(Ask.self) nonisolated func ask(_ action: Ask, _ call: ActionCall) -> Int { 7 }
      }
      public enum Space {
        @Handles(Show.self) static func show(_ action: Show, _ call: ActionCall) -> Int { 8 }
        struct Inner: Sendable {
          init() throws {}
          @Handles(Show.self) func handle(_ action: Show, _ call: ActionCall) -> Int { 9 }
          @Handles(Look.self, scope: .unique) func handle(_ action: Look, _ call: ActionCall) async -> Int { 10 }
        }
      }
      private final class Hidden: Sendable {
        @Handles(Show.self) private func show(_ action: Show, _ call: ActionCall) -> Int { 11 }
      }
      @Handles(Show.self) func free(_ action: Show, _ call: ActionCall) async -> Int { 12 }
      @Handles(Look.self) @MainActor func free(_ action: Look, _ call: ActionCall) -> Int { 13 }
      @Handles(Ask.self) func free(_ action: Ask, _ call: ActionCall, reply: Reply<Int>) throws { reply.answer(14) }
      nonisolated struct Quick: Sendable {
        @Handles(Ping.self) func quick(_ action: Ping, _ call: ActionCall) throws -> Int { 15 }
      }
      @Handles(Ping.self) nonisolated func quick(_ action: Ping, _ call: ActionCall) -> Int { 16 }
      @Handles(Show.self) func call(_ action: Show, _ call: ActionCall) -> Int { 17 }
      @Handles(Look.self) func action(_ action: Look, _ call: ActionCall) async -> Int { 18 }
      @Handles(Ask.self) func pending(_ action: Ask, _ call: ActionCall, _ reply: Reply<Int>) { reply.answer(19) }
      @Handles(Ping.self) nonisolated func `call`(_ action: Ping, _ call: ActionCall) -> Int { 20 }
      final class Called: Sendable {
        @Handles(Show.self) func call(_ action: Show, _ call: ActionCall) -> Int { 21 }
        @Handles(Look.self) static func action(_ action: Look, _ call: ActionCall) -> Int { 22 }
        @Handles(Ask.self) func pending(_ action: Ask, _ call: ActionCall, _ reply: Reply<Int>) { reply.answer(23) }
      }
      func use(_ mediator: Mediator) async throws {
        mediator.use { call, next in try await next(call) } immediately: { call, next in try next(call) }
        mediator.use(for: Show.self) { action, call, next in try await next(action, call) + 1 }
        mediator.before(Show.self, send: Look())
        _ = try await mediator.send(Show())
        _ = try await mediator.start(Show(), within: .seconds(1)).value
      }
      """
    let outcome = try Compiler().compile(
      ["Main.swift": source], mode: mode.output, mode.arguments, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  private static let actions = """
    import MediatorKit
    struct Count: ModuleAction { typealias Output = Int }
    struct Ping: ImmediateAction { typealias Output = Int }
    struct Show: ModuleAction {}

    """

  @Test("A handler that cannot work is reported", arguments: misuses)
  func misuse(_ misuse: Misused) throws {
    let outcome = try Compiler().compile(["Main.swift": Self.actions + misuse.source], in: TemporaryFolder())
    #expect(outcome.diagnostics.map { $0.replacing(/\$s\w+/) { _ in "…" } } == misuse.diagnostics)
  }

  struct Misused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let diagnostics: [String]
  }

  static let misuses = [
    Misused(
      testDescription: "the wrong output",
      source: """
        final class Counter: Sendable {
          @Handles(Count.self) func count(_ action: Count, _ call: ActionCall) -> String { "" }
        }
        """,
      diagnostics: [
        "Main.swift:6: in @Handles: error: cannot convert return expression of type 'String' "
          + "to return type 'Count.Output' (aka 'Int')"
      ]),
    Misused(
      testDescription: "another action than the attribute names",
      source: "@Handles(Count.self) func count(_ action: Show, _ call: ActionCall) -> Int { 1 }",
      diagnostics: [
        "Main.swift:5: in @Handles: error: cannot convert value of type 'Count' to expected argument type 'Show'"
      ]),
    Misused(
      testDescription: "an owner without init()",
      source: """
        final class Counter: Sendable {
          init(number: Int) {}
          @Handles(Count.self) func count(_ action: Count, _ call: ActionCall) -> Int { 1 }
        }
        """,
      diagnostics: ["Main.swift:7: in @Handles: error: missing argument for parameter 'number' in call"]),
    Misused(
      testDescription: "an owner that is not Sendable",
      source: """
        final class Counter {
          var count = 0
          @Handles(Count.self) func count(_ action: Count, _ call: ActionCall) -> Int { 1 }
        }
        """,
      diagnostics: [
        "Main.swift:7: in @Handles: error: stored property 'target' of 'Sendable'-conforming struct '…' "
          + "has non-Sendable type 'Counter'",
        "Main.swift:7: in @Handles: error: type 'Counter' does not conform to the 'Sendable' protocol",
        "Main.swift:7: in @Handles: error: type 'Counter' does not conform to the 'Sendable' protocol",
      ]),
    Misused(
      testDescription: "an isolated handler of an action that is answered at once",
      source: """
        actor Counter {
          @Handles(Ping.self) func ping(_ action: Ping, _ call: ActionCall) -> Int { 1 }
        }
        """,
      diagnostics: [
        "Main.swift:6: in @Handles: error: call to actor-isolated instance method 'ping' "
          + "in a synchronous nonisolated context"
      ]),
    Misused(
      testDescription: "a handler of the main actor for an action that is answered at once",
      source: """
        @MainActor final class Counter {
          @Handles(Ping.self) func ping(_ action: Ping, _ call: ActionCall) -> Int { 1 }
        }
        """,
      diagnostics: [
        "Main.swift:6: in @Handles: error: call to main actor-isolated instance method 'ping' "
          + "in a synchronous nonisolated context"
      ]),
  ]

  // https://github.com/koajs/compose/issues/112
  @Test("Going on twice does not compile, in every form of middleware")
  func nextTwice() throws {
    let source =
      Self.actions + """
        func use(_ mediator: Mediator) {
          mediator.use { call, next in
            _ = try await next(call)
            return try await next(call)
          }
          mediator.use(for: Show.self) { action, call, next in
            try await next(action, call)
            try await next(action, call)
          }
        }
        struct Twice: ImmediateMiddleware {
          nonisolated(nonsending) func handle<A: ModuleAction>(
            _ action: A, _ call: ActionCall, _ next: consuming Next<A>
          ) async throws -> A.Output {
            _ = try await next(action, call)
            return try await next(action, call)
          }
          func handle<A: ImmediateAction>(
            _ action: A, _ call: ActionCall, _ next: consuming ImmediateNext<A>
          ) throws -> A.Output {
            _ = try next(action, call)
            return try next(action, call)
          }
        }
        """
    let outcome = try Compiler().compile(["Main.swift": source], mode: ["-c", "-O"], in: TemporaryFolder())
    #expect(
      outcome.diagnostics.sorted() == [
        "Main.swift:10: error: 'next' consumed more than once", "Main.swift:17: error: 'next' consumed more than once",
        "Main.swift:23: error: 'next' consumed more than once", "Main.swift:6: error: 'next' consumed more than once",
      ])
  }

  @Test("A closure around every action cannot be without the answer of the rest")
  func withoutAnswer() throws {
    let source =
      Self.actions + """
        func use(_ mediator: Mediator) {
          mediator.use { call, next in
            _ = try await next(call)
          }
          mediator.use { call, next in AnyReply() }
        }
        """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:7: error: cannot convert value of type '()' to closure result type 'AnyReply'",
        "Main.swift:9: error: 'AnyReply' initializer is inaccessible due to 'internal' protection level",
      ])
  }
}
