import Testing

@Suite("What @Handles writes and refuses")
struct HandlesExpansionTests {
  @Test("What cannot be a handler is refused", arguments: refusals)
  func refusal(_ refusal: Refusal) { refusal.check() }

  static let refusals: [Refusal] = [
    Refusal(
      "a property", "@Handles(Show.self) var show = 1",
      "1:1: error: An action is handled by a function; put @Handles on one"),
    Refusal(
      "a type", "@Handles(Show.self) struct A {}",
      "1:1: error: An action is handled by a function; put @Handles on one"),
    Refusal(
      "a local function", "func f() { @Handles(Show.self) func show(_ a: Show, _ c: ActionCall) {} }",
      "1:37: error: 'show' is local to a function, so no mediator can reach it. Declare it in a file or a type"),
    Refusal(
      "a requirement of a protocol", "protocol P { @Handles(Show.self) func show(_ a: Show, _ c: ActionCall) }",
      "1:39: error: A protocol has no instance that could handle an action. "
        + "Mark the function of a type that conforms to it"),
    Refusal(
      "a generic function", "@Handles(Show.self) func show<T>(_ a: Show, _ c: ActionCall) {}",
      "1:26: error: 'show' is generic, but the record of a handler is one constant for one function. "
        + "Add it at run time: mediator.handle(…)"),
    Refusal(
      "a generic owner", "struct Box<T> { @Handles(Show.self) func show(_ a: Show, _ c: ActionCall) {} }",
      "1:42: error: 'Box' is generic, but the record of a handler is one constant for one function. "
        + "Add it at run time: mediator.handle(…)"),
    Refusal(
      "a mutating method", "struct A { @Handles(Show.self) mutating func show(_ a: Show, _ c: ActionCall) {} }",
      "1:32: error: A handler is called at any time and on any thread, so it cannot be mutating. Use an actor or a class"
    ),
    Refusal(
      "a function without the call", "@Handles(Show.self) func show(_ a: Show) {}",
      "1:30: error: A handler takes the action and the call: (_ action: A, _ call: ActionCall). "
        + "One that answers by a callback takes a Reply<A.Output> after them"),
    Refusal(
      "a name that is no type", "@Handles(show) func show(_ a: Show, _ c: ActionCall) {}",
      "1:10: error: The action is named by its type: @Handles(Register.self)"),
    Refusal(
      "a scope of a free function", "@Handles(Show.self, scope: .unique) func show(_ a: Show, _ c: ActionCall) {}",
      "1:21: error: A scope is for the instance that the mediator makes, and it makes none for this function. Leave it out"
    ),
    Refusal(
      "a scope of a static function",
      "enum A { @Handles(Show.self, scope: .unique) static func show(_ a: Show, _ c: ActionCall) {} }",
      "1:30: error: A scope is for the instance that the mediator makes, and it makes none for this function. Leave it out"
    ),
    Refusal(
      "a state that has no name",
      """
      @Handles(Show.self, in: MediatorState("x")) func show(_ a: Show, _ c: ActionCall) {}
      """,
      "1:25: error: The state is named as it is declared: in: .focusTitle"),
    Refusal(
      "a variant that tools cannot read",
      "@Handles(Show.self, variant: new) func show(_ a: Show, _ c: ActionCall) {}",
      "1:30: error: What a handler is for must be written out, for tools to read it: variant: (.experiment, \"arm\")"),
    Refusal(
      "a setting that tools cannot read",
      "@Handles(Show.self, setting: (.theme, dark)) func show(_ a: Show, _ c: ActionCall) {}",
      "1:30: error: What a handler is for must be written out, for tools to read it: setting: (.setting, \"value\")"),
    Refusal(
      "a method of an adapter of a host",
      """
      @Adapter((any Player).self, host: (any Host).self) final class Video: Player {
        init() {}
        @Handles(Show.self) func show(_ a: Show, _ c: ActionCall) {}
      }
      """,
      "3:28: error: The adapter belongs to a host, and an action has none. Handle it in a service, or in a type of its own"
    ),
    Refusal(
      "an immediate handler that waits", "@ImmediateHandles(Ping.self) func ping(_ a: Ping, _ c: ActionCall) async {}",
      "1:68: error: The action is an ImmediateAction, so its handler cannot be async. "
        + "Let it answer at once, or let the action be a ModuleAction"),
    Refusal(
      "an immediate handler with a reply",
      "@ImmediateHandles(Ping.self) func ping(_ a: Ping, _ c: ActionCall, _ r: Reply<Void>) {}",
      "1:39: error: The action is an ImmediateAction, so its handler returns the answer and has no Reply. "
        + "Let the action be a ModuleAction"),
  ]

  @Test("A method has a type that calls it, a function that makes its instance, and a record")
  func method() {
    let expansion = Expansion(
      """
      actor Accounts {
        @Handles(Register.self)
        func register(_ action: Register, to call: ActionCall) async throws -> Bool { true }
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      Self.withoutUniqueNames(expansion.text) == """
        actor Accounts {
          func register(_ action: Register, to call: ActionCall) async throws -> Bool { true }

          nonisolated private struct bind: MediatorKit::HandlerMethod {
            let target: Accounts
            nonisolated(nonsending) func run(_ action: Register, _ call: MediatorKit::ActionCall) async throws -> \
        Register.Output { try await target.register(action, to: call) }
          }

          private static func create(_ maker: MediatorKit::TargetMaker) async throws -> Accounts {
            try maker.made(Accounts())
          }

          @Sendable nonisolated(nonsending) private static func make(_ maker: MediatorKit::TargetMaker) async throws -> \
        Accounts {
            try await create(maker)
          }

          @section("sk_records") @used
          nonisolated private static let record: (Swift::UInt16, Swift::UInt16, Swift::UInt32, Swift::UInt64, \
        @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 5, 0x2739c9e0, 0x0, { unsafe \
        MediatorKit::HandlerRecord.write($0, make, bind.self) })
        }
        """)
  }

  /// The names that no source can have, as the words that they are made of.
  private static func withoutUniqueNames(_ text: String) -> String {
    text.replacing(/__macro_local_[0-9]+(record|description|make|create|bind|call)[a-z0-9]+fMu_/) { String($0.1) }
  }
}
