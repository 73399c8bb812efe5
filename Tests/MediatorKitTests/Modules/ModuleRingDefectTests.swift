import MediatorKit
import ServiceKit
import Testing

/// Modules that wait for one another waited for ever.
@Suite(.timeLimit(.minutes(2)))
struct ModuleRingDefectTests {
  let mediator = Mediator.ofTests

  /// Opens the player from the initialiser of the player, and so on.
  private func opener(_ next: @escaping @Sendable (ModuleContext) async throws -> Void) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.beforeOpen = next
    return surroundings
  }

  @Test func `A module that is opened once and opens itself is an error`() async {
    let surroundings = opener { context in
      _ = try await context.call.open(
        PlayerModule.self, server: .init(), client: Surroundings(), fileID: "Player/Player.swift", line: 12)
    }
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(PlayerModule.self, server: .init(), client: surroundings)
    }
    #expect(error?.code == .cycle)
    #expect(
      error?.description == """
        The module 'player' waits for itself to be open: 'player' -> 'player'.
          opened by action at Player/Player.swift:12
          Ways out:
            1. Open the other module when this one is open, and not in its initialiser.
            2. Let the other module open always: @Module(id: …, policy: .always).
        """)
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `A ring through another module is seen, also without the call`() async {
    let mediator = mediator
    let inner = opener { _ in
      _ = try await mediator.open(
        PlayerModule.self, server: .init(), client: Surroundings(), fileID: "Player/Player.swift", line: 12)
    }
    let outer = opener { _ in
      _ = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: inner)
    }
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(PlayerModule.self, server: .init(), client: outer)
    }
    #expect(
      error?.description == """
        The module 'player' waits for itself to be open: 'player' -> 'article' -> 'player'.
          opened by code at Player/Player.swift:12
          Ways out:
            1. Open the other module when this one is open, and not in its initialiser.
            2. Let the other module open always: @Module(id: …, policy: .always).
        """)
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `A ring between two tasks is seen by whoever closes it`() async {
    for _ in 0..<50 {
      let mediator = Mediator.ofTests
      let (first, second) = (Latch(), Latch())
      @Sendable func open<Opened: OpenableModule>(_ type: Opened.Type, _ server: Opened.ServerParameters) async throws
      where Opened.ClientValues == Surroundings {
        _ = try await mediator.open(type, server: server, client: Surroundings())
      }
      let playerFirst = opener { _ in
        first.open()
        await second.wait()
        try await open(RingModule.self, .init())
      }
      let ringFirst = opener { _ in
        second.open()
        await first.wait()
        try await open(PlayerModule.self, .init())
      }
      let one = Task { try await mediator.open(PlayerModule.self, server: .init(), client: playerFirst) }
      let two = Task { try await mediator.open(RingModule.self, server: .init(), client: ringFirst) }
      let outcomes = [await one.result, await two.result]
      let errors = outcomes.compactMap { outcome -> MediatorError? in
        guard case .failure(let error) = outcome else { return nil }
        return error as? MediatorError
      }
      // Who sees the ring fails, and with it the opening that it was in; the other one goes on.
      #expect(errors.map(\.code) == [.cycle])
    }
  }

  @Test func `Who waits for an opening without being in one is no ring`() async throws {
    let (isOpening, mayOpen) = (Latch(), Latch())
    let slow = opener { _ in
      isOpening.open()
      await mayOpen.wait()
    }
    let mediator = mediator
    let first = Task { try await mediator.open(PlayerModule.self, server: .init(), client: slow) }
    await isOpening.wait()
    let second = Task { try await mediator.open(PlayerModule.self, server: .init(), client: Surroundings()) }
    mayOpen.open()
    #expect(try await first.value === second.value)
  }

  @Test func `Modules that close one another while both are being closed are closed`() async throws {
    for _ in 0..<50 {
      let (first, second) = (Latch(), Latch())
      let handles = Guarded<[ModuleHandle]>([])
      var one = Surroundings()
      one.afterClose = {
        first.open()
        await second.wait()
        await handles.withLock(\.self)[1].close()
      }
      var two = Surroundings()
      two.afterClose = {
        second.open()
        await first.wait()
        await handles.withLock(\.self)[0].close()
      }
      let mediator = Mediator.ofTests
      let opened = [
        try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: one),
        try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "b"), client: two),
      ]
      handles.withLock { $0 = opened }
      async let isFirstClosed = opened[0].close()
      async let isSecondClosed = opened[1].close()
      let areClosed = await [isFirstClosed, isSecondClosed]
      #expect(areClosed == [true, true])
      #expect(mediator.activeModules.isEmpty)
    }
  }
}

/// Of this one, too, one is open at a time.
@Module(id: "ring", policy: .once)
actor RingModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  typealias ClientValues = Surroundings

  init(server: ServerParameters, client: Surroundings, opening: ModuleContext) async throws {
    try await client.beforeOpen(opening)
  }
}
