import MediatorKit
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ReadinessTests {
  let mediator = Mediator.ofTests
  let surroundings = Surroundings()
  let account = serverData(#"{"schemaVersion": 1, "module": "account"}"#)

  private func article(_ url: String) -> [UInt8] {
    serverData(#"{"schemaVersion": 1, "module": "article", "parameters": {"url": "\#(url)"}}"#)
  }

  /// Opens in a task of its own, and returns when the request waits.
  private func parked(_ data: [UInt8]) async -> Task<ModuleHandle, any Error> {
    let (mediator, surroundings, before) = (mediator, surroundings, mediator.parkedRequests)
    let isAccount = data == account
    let task = Task {
      isAccount
        ? try await mediator.open(.data(data), as: ModuleHandle.self)
        : try await mediator.open(.data(data), client: surroundings)
    }
    await until { mediator.parkedRequests > before }
    return task
  }

  // https://github.com/MostroP2P/mobile/pull/692
  // https://github.com/react-navigation/react-navigation/issues/3129
  @Test func `What comes before the program is ready is delivered once, in order`() async throws {
    mediator.holdUntilReady()
    var tasks: [Task<ModuleHandle, any Error>] = []
    for number in 0..<20 { tasks.append(await parked(article("\(number)"))) }
    #expect(surroundings.journal.all == [])
    #expect(mediator.activeModules.isEmpty)
    mediator.becomeReady()
    mediator.becomeReady()
    var handles: [ModuleHandle] = []
    for task in tasks { handles.append(try await task.value) }
    #expect(surroundings.journal.all == (0..<20).map { "open \($0)" })
    #expect(mediator.activeModules.map(\.number) == handles.map(\.number))
  }

  @Test func `What is malformed is refused at once`() async throws {
    mediator.holdUntilReady()
    await #expect(throws: MediatorError.self) { try await mediator.open(.data(serverData("{"))) }
    #expect(mediator.parkedRequests == 0)
  }

  @Test func `Code does not wait for the program to be ready`() async throws {
    mediator.holdUntilReady()
    let handle = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings)
    #expect(handle.isOpen)
  }

  // https://github.com/react-navigation/react-navigation/issues/8501
  @Test func `What a gate protects waits for it, and is opened once`() async throws {
    let waiting = await parked(account)
    let other = try await mediator.open(.data(article("a")), client: surroundings)
    #expect(mediator.activeModules.map(\.id) == ["article"])
    mediator.openGate("login")
    let handle = try await waiting.value
    #expect(mediator.activeModules.map(\.number) == [other.number, handle.number])
  }

  @Test func `A gate that is closed again holds what comes then`() async throws {
    mediator.openGate("login")
    let first = try await mediator.open(AccountModule.self, server: .init())
    mediator.closeGate("login")
    let waiting = await parked(account)
    #expect(first.isOpen)
    mediator.openGate("login")
    #expect(try await waiting.value === first)
  }

  @Test func `A gate that is refused drops what waits, with the reason`() async throws {
    let waiting = await parked(account)
    mediator.refuseGate("login", reason: "the user went away")
    let error = await #expect(throws: MediatorError.self) { try await waiting.value }
    #expect(error?.code == .gateRefused)
    let lines = try #require(error?.description.split(separator: "\n"))
    #expect(
      lines[0]
        == "MediatorKit.OpenModule<MediatorKitTests.AccountModule> waited for the gate 'login', which was refused: "
        + "the user went away.")
    #expect(lines[1].hasPrefix("  asked for by server data at MediatorKitTests/ReadinessTests.swift:"))
    let parking = mediator.moduleReport.parking
    #expect((parking.waiting, parking.parked, parking.delivered, parking.refused) == (0, 1, 0, 1))
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `More than are kept are refused`() async throws {
    mediator.holdUntilReady(ParkingLimits(maximumCount: 1))
    let first = await parked(article("a"))
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.data(article("b")), client: surroundings)
    }
    #expect(
      error?.description == """
        MediatorKit.OpenModule<MediatorKitTests.ArticleModule> came too early, and no more than 1 may wait.
          asked for by server data at MediatorKitTests/ReadinessTests.swift:\(line)
          Ways out:
            1. Call becomeReady() earlier.
            2. Raise maximumCount of holdUntilReady.
        """)
    mediator.becomeReady()
    #expect(try await first.value.isOpen)
    #expect(mediator.moduleReport.parking.tooMany == 1)
  }

  @Test func `What waits for too long is dropped`() async throws {
    mediator.holdUntilReady(ParkingLimits(maximumAge: .milliseconds(1)))
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.data(article("a")), client: surroundings)
    }
    #expect(
      error?.description == """
        MediatorKit.OpenModule<MediatorKitTests.ArticleModule> has waited for becomeReady() for 0.001 seconds, and is dropped.
          asked for by server data at MediatorKitTests/ReadinessTests.swift:\(line)
          Ways out:
            1. Call becomeReady() when the program can show what is opened.
            2. Raise maximumAge of holdUntilReady.
        """)
    mediator.becomeReady()
    #expect(surroundings.journal.all == [])
    #expect(mediator.moduleReport.parking.tooLong == 1)
  }

  @Test func `Who is cancelled while waiting gets that, and nothing is delivered`() async throws {
    mediator.holdUntilReady()
    let waiting = await parked(article("a"))
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    mediator.becomeReady()
    #expect(surroundings.journal.all == [])
  }

  @Test func `What is opened while another one is delivered does not wait for it`() async throws {
    mediator.holdUntilReady()
    let (mediator, plain, inner) = (mediator, surroundings, article("inner"))
    let handles = Guarded<[ModuleHandle]>([])
    var nesting = surroundings
    nesting.beforeOpen = { _ in
      let handle = try await mediator.open(.data(inner), client: plain)
      handles.withLock { $0.append(handle) }
    }
    let (data, client) = (article("outer"), nesting)
    let outer = Task { try await mediator.open(.data(data), client: client) }
    await until { mediator.parkedRequests == 1 }
    mediator.becomeReady()
    #expect(try await outer.value.isOpen)
    #expect(surroundings.journal.all == ["open inner", "open outer"])
    #expect(mediator.moduleReport.parking.parked == 1)
    handles.withLock { $0 = [] }
  }

  // https://github.com/alibaba/ARouter/issues/893
  @Test func `One that hangs while it is delivered does not hold up the next for ever`() async throws {
    mediator.holdUntilReady(ParkingLimits(patience: .milliseconds(1)))
    let mayOpen = Latch()
    var hanging = surroundings
    hanging.beforeOpen = { _ in await mayOpen.wait() }
    let (mediator, data, client) = (mediator, article("a"), hanging)
    let first = Task { try await mediator.open(.data(data), client: client) }
    await until { mediator.parkedRequests == 1 }
    let second = await parked(article("b"))
    mediator.becomeReady()
    #expect(try await second.value.isOpen)
    mayOpen.open()
    #expect(try await first.value.isOpen)
  }
}
