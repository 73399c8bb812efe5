import Testing

@Suite("What @Module writes and refuses")
struct ModuleExpansionTests {
  @Test("A record with the hash of the id, and calls of the initialiser and the methods")
  func record() {
    let expansion = Expansion(
      """
      @Module(id: "2")
      @MainActor final class Page: OpenableModule {
      }
      """)
    #expect(expansion.text == Self.expected("@MainActor final class", ""))
    #expect(expansion.diagnostics == [])
  }

  @Test("The record gets the policy and the gate, too")
  func actor() {
    let expansion = Expansion(
      """
      @Module(id: "2", policy: .reuseTop, requires: "login")
      actor Page: OpenableModule {
      }
      """)
    #expect(
      expansion.text
        == Self.expected(
          "actor", #", policy: .reuseTop, requires: "login""#))
    #expect(expansion.diagnostics == [])
  }

  private static func expected(_ introducer: String, _ arguments: String) -> String {
    """
    \(introducer) Page: OpenableModule {

      @section("sk_records") @used
      nonisolated private static let __skModuleRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
    Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 4, 0x370cabd5, 0x0, { unsafe \
    MediatorKit::ModuleRecord.write($0, "2", Page.self, __skOpenModule, __skReopenModule, __skMayCloseModule, \
    __skCloseModule\(arguments)) })

      @Sendable nonisolated(nonsending) private static func __skOpenModule(
        _ server: ServerParameters, _ client: ClientValues, _ opening: MediatorKit::ModuleContext
      ) async throws -> Page {
        try await (MediatorKit::ModuleRecord.mayThrow(), Page(server: server, client: client, opening: opening)).1
      }

      @Sendable nonisolated(nonsending) private static func __skReopenModule(
        _ module: Page, _ server: ServerParameters, _ client: ClientValues
      ) async throws {
        try await (MediatorKit::ModuleRecord.mayThrow(), module.reopen(server: server, client: client)).1
      }

      @Sendable nonisolated(nonsending) private static func __skMayCloseModule(_ module: Page, _ reason: MediatorKit::ClosingReason) \
    async -> Swift::Bool {
        await (MediatorKit::ModuleRecord.mayWait(), module.shouldClose(reason)).1
      }

      @Sendable nonisolated(nonsending) private static func __skCloseModule(_ module: Page, _ reason: MediatorKit::ClosingReason) \
    async {
        await (MediatorKit::ModuleRecord.mayWait(), module.didClose(reason)).1
      }
    }
    """
  }

  @Test("What is nil is left out")
  func left() {
    let with = Expansion(#"@Module(id: "2", policy: nil, requires: nil) final class Page {}"#)
    let without = Expansion(#"@Module(id: "2") final class Page {}"#)
    #expect(with.text == without.text)
  }

  @Test("What cannot be a module is refused", arguments: refusals)
  func refusal(_ refusal: Refusal) { refusal.check() }

  static let refusals: [Refusal] = [
    Refusal(
      "a struct", #"@Module(id: "2") struct A {}"#,
      "1:18: error: A struct has no identity, so it cannot be open. Make it a class or an actor"),
    Refusal(
      "an enum", #"@Module(id: "2") enum A {}"#,
      "1:18: error: An enum has no identity, so it cannot be open. Make it a class or an actor"),
    Refusal(
      "an extension", #"@Module(id: "2") extension A {}"#,
      "1:18: error: An extension has no identity, so it cannot be open. Make it a class or an actor"),
    Refusal(
      "a generic class", #"@Module(id: "2") final class A<Item> {}"#,
      "1:30: error: 'A' is generic, but the record of a module is one constant for one class. "
        + "Put what differs into its client values"),
    Refusal(
      "an actor in a generic type", #"struct Outer<Item> { @Module(id: "2") actor A {} }"#,
      "1:45: error: 'Outer' is generic, but the record of a module is one constant for one class. "
        + "Put what differs into its client values"),
    Refusal(
      "a local class", #"func f() { @Module(id: "2") final class A {} }"#,
      "1:41: error: 'A' is local to a function, so no id can reach it. Declare it in a file or a type"),
    Refusal(
      "an id that is no literal", "@Module(id: name) final class A {}",
      #"1:13: error: The id of a module is a constant in the program, so it is a literal: @Module(id: "2")"#),
    Refusal(
      "no id", "@Module final class A {}",
      #"1:1: error: The id of a module is a constant in the program, so it is a literal: @Module(id: "2")"#),
    Refusal(
      "an id with a space", #"@Module(id: "a b") final class A {}"#,
      "1:13: error: The id of a module is made of letters, digits, '-', '_' and '.', at most 60 of them"),
    Refusal(
      "an empty id", #"@Module(id: "") final class A {}"#,
      "1:13: error: The id of a module is made of letters, digits, '-', '_' and '.', at most 60 of them"),
    Refusal(
      "a long id", #"@Module(id: "\#(String(repeating: "a", count: 61))") final class A {}"#,
      "1:13: error: The id of a module is made of letters, digits, '-', '_' and '.', at most 60 of them"),
    Refusal(
      "a gate that is no literal", #"@Module(id: "2", requires: gate) final class A {}"#,
      "1:28: error: The name of a gate is a constant in the program, so it is a literal: "
        + #"@Module(id: "2", requires: "login")"#),
    Refusal(
      "a gate with a slash", #"@Module(id: "2", requires: "a/b") final class A {}"#,
      "1:28: error: The name of a gate is made of letters, digits, '-', '_' and '.', at most 60 of them"),
  ]
}
