import Testing

@Suite("What the compiler says about @Module")
struct ModuleCompileTests {
  @Test("Modules of every isolation compile without a warning, whether their parts wait or not", arguments: Mode.all)
  func samples(_ mode: Mode) throws {
    let source = """
      public import MediatorKit
      @Module(id: "one")
      @MainActor public final class One: OpenableModule {
        public nonisolated struct ServerParameters: Decodable, Sendable { var url: String }
        public struct ClientValues: Sendable { var window: Int }
        var count = 0
        init(server: ServerParameters, client: ClientValues, opening: ModuleContext) async throws { count += client.window }
        func reopen(server: ServerParameters, client: ClientValues) async throws { count += 1 }
        func shouldClose(_ reason: ClosingReason) async -> Bool { count == 0 }
        func didClose(_ reason: ClosingReason) { count += 1 }
      }
      @Module(id: "two", policy: .reuseTop)
      actor Two: OpenableModule {
        nonisolated struct ServerParameters: Decodable, Sendable {}
        var count = 0
        init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) async throws { count = 1 }
        func reopen(server: ServerParameters, client: NoClientValues) throws { count += 1 }
        func shouldClose(_ reason: ClosingReason) -> Bool { count == 0 }
        func didClose(_ reason: ClosingReason) async { count += 1 }
      }
      @Module(id: "three", policy: OpeningPolicy.once, requires: "login")
      nonisolated final class Three: OpenableModule {
        nonisolated struct ServerParameters: Decodable, Sendable {}
        init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) throws {}
        func didClose(_ reason: ClosingReason) async {}
      }
      @Module(id: "four", policy: nil)
      final class Four: OpenableModule {
        nonisolated struct ServerParameters: Decodable, Sendable {}
        init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) async {}
        func shouldClose(_ reason: ClosingReason) -> Bool { true }
      }
      extension Two {
        enum Inner {
          @Module(id: "five") fileprivate actor Five: OpenableModule {
            nonisolated struct ServerParameters: Decodable, Sendable {}
            init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
          }
        }
      }
      @globalActor actor Elsewhere { static let shared = Elsewhere() }
      @Module(id: "six")
      @Elsewhere final class Six: OpenableModule {
        nonisolated struct ServerParameters: Decodable, Sendable {}
        init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
        func didClose(_ reason: ClosingReason) {}
      }
      func use(_ mediator: Mediator, _ data: [UInt8]) async throws {
        let one = try await mediator.open(.data(data), client: One.ClientValues(window: 1))
        let two = try await mediator.open(Two.self, server: .init())
        await one.close()
        await two.close()
      }
      """
    let outcome = try Compiler().compile(
      ["Main.swift": source], mode: mode.output, mode.arguments, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  @Test("A class that does not conform is an error that says so")
  func conformance() throws {
    let source = """
      import MediatorKit
      @Module(id: "one")
      final class One: Sendable {
        struct ServerParameters: Decodable, Sendable {}
        init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
      }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics.contains {
        $0.contains("requires that 'One' conform to 'OpenableModule'")
      }, "\(outcome.diagnostics)")
  }
}
