import Testing

@Suite("What @Adapter refuses")
struct AdapterDiagnosticsTests {
  @Test("Each refusal says the fact and what to write, at the offending token", arguments: refusals)
  func refusal(_ refusal: Refusal) { refusal.check() }

  @Test("A refused adapter keeps its reference to the host, so that nothing else is reported")
  func keepsHostReference() {
    let expansion = Expansion(
      """
      @Adapter((any Player).self, host: (any Capabilities).self)
      final class Video<T>: Player {}
      """)
    #expect(
      expansion.text == """
        final class Video<T>: Player {

          /// The host of this adapter; nil once it is gone.
          weak let weakTarget: (any Capabilities)? = ServiceKit::HostReference.current((any Capabilities).self)
        }
        """)
    #expect(expansion.diagnostics.count == 1)
  }

  static let refusals: [Refusal] = [
    Refusal(
      "no protocol", "@Adapter final class Video: Player {}",
      "1:1: error: @Adapter does not say which protocols Video is bound to. Name them: @Adapter((any Player).self)"),
    Refusal(
      "no protocol, and none to guess", "@Adapter() actor Video {}",
      "1:1: error: @Adapter does not say which protocols Video is bound to. Name them: @Adapter((any MyProtocol).self)"),
    Refusal(
      "no type", "@Adapter(\"Player\") final class Video: Player {}",
      "1:10: error: '\"Player\"' is no protocol. Write (any MyProtocol).self"),
    Refusal(
      "a metatype variable", "@Adapter(type) final class Video: Player {}",
      "1:10: error: 'type' is no protocol. Write (any MyProtocol).self"),
    Refusal(
      "a protocol without any", "@Adapter(Player.self) final class Video: Player {}",
      "1:10: error: 'Player' names a class, or a protocol without 'any'. Write the protocol: (any Player).self",
      fixIt: "Write '(any Player).self'", fixed: "@Adapter((any Player).self) final class Video: Player {}"),
    Refusal(
      "a host without any", "@Adapter((any Player).self, host: Session.self) final class Video: Player {}",
      "1:35: error: 'Session' names a class, or a protocol without 'any'. Write the protocol: (any Session).self",
      fixIt: "Write '(any Session).self'",
      fixed: "@Adapter((any Player).self, host: (any Session).self) final class Video: Player {}"),
    Refusal(
      "an optional protocol", "@Adapter((any Player)?.self) final class Video: Player {}",
      "1:10: error: Whether an adapter is needed is said where it is used, not here. Write (any Player).self",
      fixIt: "Write '(any Player).self'", fixed: "@Adapter((any Player).self) final class Video: Player {}"),
    Refusal(
      "the same protocol twice",
      "@Adapter((any Player).self, (any Player).self, scope: .unique) final class Video: Player {}",
      "1:29: error: 'any Player' is named twice. One binding is enough",
      fixIt: "Remove it", fixed: "@Adapter((any Player).self, scope: .unique) final class Video: Player {}"),
    Refusal(
      "the same composition in another order",
      "@Adapter((any A & B).self, (any B & A).self) final class Video: A, B {}",
      "1:28: error: 'any B & A' is named twice. One binding is enough",
      fixIt: "Remove it", fixed: "@Adapter((any A & B).self) final class Video: A, B {}"),
    Refusal(
      "a computed scope", "@Adapter((any Player).self, scope: chosen) final class Video: Player {}",
      "1:36: error: The scope goes into a constant, so it must be written out: .host, .shared, .application or .unique"),
    Refusal(
      "an unknown scope", "@Adapter((any Player).self, scope: .forever) final class Video: Player {}",
      "1:36: error: The scope goes into a constant, so it must be written out: .host, .shared, .application or .unique"),
    Refusal(
      "a service with a host",
      "@Adapter((any Player).self, host: (any Host).self, scope: .application) final class Video: Player {}",
      "1:59: error: An adapter of the application has no host. Drop 'host:', or choose .host, .shared or .unique"),
    Refusal(
      "a computed arm", "@Adapter((any Player).self, variant: (.autoplay, arm)) final class Video: Player {}",
      "1:38: error: The variant goes into a constant, so it must be written out: (.experiment, \"arm\")"),
    Refusal(
      "an arm with interpolation",
      #"@Adapter((any Player).self, variant: (.autoplay, "\(arm)")) final class Video: Player {}"#,
      "1:38: error: The variant goes into a constant, so it must be written out: (.experiment, \"arm\")"),
    Refusal(
      "a computed variant", "@Adapter((any Player).self, variant: chosen) final class Video: Player {}",
      "1:38: error: The variant goes into a constant, so it must be written out: (.experiment, \"arm\")"),
    Refusal(
      "a struct with a host", "@Adapter((any Player).self, host: (any Host).self) struct Video {}",
      "1:35: error: A struct has no identity, so it cannot refer back to a host. "
        + "Make Video a final class, or drop 'host:'"),
    Refusal(
      "an enum with a host",
      "@Adapter((any Player).self, host: (any Host).self) enum Video { static func lazyRegister() -> Live? { nil } }",
      "1:35: error: An enum has no identity, so it cannot refer back to a host. "
        + "Make Video a final class, or drop 'host:'"),
    Refusal(
      "a protocol", "@Adapter((any Player).self) protocol Video {}",
      "1:29: error: @Adapter cannot bind a protocol. "
        + "Write it on a class or an actor, or on an enum with static func lazyRegister()"),
    Refusal(
      "a generic class", "@Adapter((any Player).self) final class Video<Item>: Player {}",
      "1:46: error: Video is generic, but a record is one constant for one class. Bind one specialisation by a factory: "
        + "@Adapter((any Player).self) enum VideoBinding { static func lazyRegister() -> (any Player)? { … } }"),
    Refusal(
      "a class in a generic one",
      """
      struct Page<Item> {
        @Adapter((any A).self, (any B & C).self) final class Video: A, B, C {}
      }
      """,
      "2:3: error: Video is declared inside the generic 'Page', but a record is one constant for one class. "
        + "Bind one specialisation by a factory: @Adapter((any A).self, (any B & C).self) enum VideoBinding "
        + "{ static func lazyRegister() -> (any A & B & C)? { … } }"),
    Refusal(
      "a class in a generic function",
      "func show<Item>(_ item: Item) { @Adapter((any Player).self) final class Video: Player {} }",
      "1:33: error: Video is declared inside the generic 'show', but a record is one constant for one class. "
        + "Bind one specialisation by a factory: @Adapter((any Player).self) enum VideoBinding "
        + "{ static func lazyRegister() -> (any Player)? { … } }"),
    Refusal(
      "two attributes",
      """
      @Adapter((any A).self)
      @Adapter((any B).self)
      final class Video: A, B {}
      """, "2:1: error: One @Adapter binds all protocols. Name this one's in the first attribute"),
    Refusal(
      "an instance method",
      """
      @Adapter((any Player).self) final class Video: Player {
        /// Makes one.
        func lazyRegister() -> Video? { nil }
      }
      """, "3:3: error: lazyRegister() runs before there is an instance. Write static func lazyRegister()",
      fixIt: "Add 'static'",
      fixed: """
        @Adapter((any Player).self) final class Video: Player {
          /// Makes one.
          static func lazyRegister() -> Video? { nil }
        }
        """),
    Refusal(
      "an instance method with a modifier",
      "@Adapter((any Player).self) final class Video: Player { private func lazyRegister() -> Video? { nil } }",
      "1:65: error: lazyRegister() runs before there is an instance. Write static func lazyRegister()",
      fixIt: "Add 'static'",
      fixed:
        "@Adapter((any Player).self) final class Video: Player { private static func lazyRegister() -> Video? { nil } }"
    ),
    Refusal(
      "an asynchronous factory",
      "@Adapter((any Player).self) enum Video { static func lazyRegister() async throws -> Live? { nil } }",
      "1:69: error: Lookups answer at once, so lazyRegister() cannot be async. "
        + "Make the adapter now and let its methods wait"),
    Refusal(
      "a factory with a parameter",
      "@Adapter((any Player).self) enum Video { static func lazyRegister(_ size: Int = 1, at: Int) -> Live? { nil } }",
      "1:84: error: lazyRegister() is called without arguments. "
        + "Give the parameter a default value, or the function another name"),
  ]
}
