import Dispatch
import ServiceKit
import Testing

/// Hosts and adapters that belong to an actor.
struct IsolationTests {
  @globalActor actor Painting { static let shared = Painting() }

  enum Fixture {
    @MainActor protocol Window: AnyObject {}
    @MainActor protocol Toolbar: AnyObject { var hasWindow: Bool { get } }
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Owner: AnyObject {}
    protocol Tool: AnyObject {}

    /// Notes when it ends, and whether on the main actor.
    final class Ending: Sendable {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      deinit { journal.note(onMainQueue() ? "on the main actor" : "elsewhere") }
    }

    @AdapterHost
    @MainActor final class MainWindow: Window {
      let journal: Journal
      @Adapted var toolbar: any Toolbar
      init(_ journal: Journal = Journal()) { self.journal = journal }
    }

    @Adapter((any Toolbar).self, host: (any Window).self)
    @MainActor final class MainToolbar: Toolbar {
      private let ending: Ending?
      var hasWindow: Bool { weakTarget != nil }
      init() { ending = (weakTarget as? MainWindow).map { Ending($0.journal) } }
    }

    static let clockLine = #line + 2
    @Adapter((any Clock).self)
    @MainActor final class MainClock: Clock { nonisolated let now = 12 }

    @AdapterHost
    actor Engine: Owner {
      @Adapted var tool: any Tool
      func hasOneTool() -> Bool { tool === tool }
      func toolName() throws -> String { try adapter((any Tool).self) is Hammer ? "hammer" : "none" }
      func lent() -> Bool { (try? adapter((any Tool).self)) != nil }
    }

    @AdapterHost
    @Painting final class Canvas: Owner {
      let journal: Journal
      @Adapted var tool: any Tool
      init(_ journal: Journal) { self.journal = journal }
      func use() -> Bool { tool is Hammer }
    }

    @Adapter((any Tool).self, host: (any Owner).self)
    final class Hammer: Tool {
      private var journal: Journal?
      init() { journal = (weakTarget as? Canvas)?.journal }
      deinit {
        guard let journal else { return }
        Painting.shared.preconditionIsolated("The adapter was let go of on another actor than its host's")
        journal.note("on the host's actor")
      }
    }

    @AdapterHost
    final class Nobody: Owner {}
  }

  @Test @MainActor func `A host of the main actor and its adapters work there`() {
    let window = TestProgram.registry().withCurrent { Fixture.MainWindow() }
    #expect(window.toolbar.hasWindow)
    #expect(window.toolbar === window.toolbar)
  }

  @Test func `A host of the main actor releases its adapters there, also when the last reference dies elsewhere`()
    async throws
  {
    let journal = Journal()
    var window: Fixture.MainWindow? = await MainActor.run {
      let window = TestProgram.registry().withCurrent { Fixture.MainWindow(journal) }
      _ = window.toolbar
      return window
    }
    #expect(window != nil)
    window = nil
    await eventually { journal.all.count == 1 }
    #expect(journal.all == ["on the main actor"])
  }

  @Test func `A host of another global actor releases its adapters there`() async {
    let journal = Journal()
    await Self.useCanvas(journal)
    await eventually { journal.all.count == 1 }
    #expect(journal.all == ["on the host's actor"])
  }

  @Painting private static func useCanvas(_ journal: Journal) async {
    let canvas = TestProgram.registry().withCurrent { Fixture.Canvas(journal) }
    #expect(canvas.use())
    await Task.detached { withExtendedLifetime(canvas) {} }.value
  }

  @Test func `A host that is an actor looks up within itself`() async throws {
    let engine = TestProgram.registry().withCurrent { Fixture.Engine() }
    #expect(await engine.hasOneTool())
    #expect(try await engine.toolName() == "hammer")
  }

  // https://github.com/hmlongco/Factory/issues/300, https://github.com/Swinject/Swinject/pull/570
  @Test func `A service of the main actor is first looked up there, and then anywhere`() async throws {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.message { try registry.adapter((any Fixture.Clock).self) } == """
        ServiceKitTests.IsolationTests.Fixture.MainClock belongs to the main actor and was looked up from \
        nonisolated code.
          declared at ServiceKitTests/IsolationTests.swift:\(Fixture.clockLine)
          Ways out:
            1. Make the first lookup on the main actor.
            2. Take the adapter off the main actor: declare the class 'nonisolated'.
        """)
    let made = try await MainActor.run { try registry.requiredAdapter((any Fixture.Clock).self) }
    #expect(try registry.adapter((any Fixture.Clock).self) === made)
    #expect(try await Task.detached { try registry.requiredAdapter((any Fixture.Clock).self) }.value === made)
  }

  @Test func `An adapter of the main actor is looked up there through a host, also when it is made`() async throws {
    let registry = TestProgram.registry()
    _ = try await MainActor.run { try registry.requiredAdapter((any Fixture.Clock).self) }
    let host = registry.withCurrent { Fixture.Nobody() }
    for _ in 0..<2 {
      #expect(TestProgram.code { try host.adapter((any Fixture.Clock).self) } == .wrongIsolation)
    }
  }

  @Test @MainActor func `A nonisolated host may have adapters of the main actor, on the main actor`() throws {
    let host = TestProgram.registry().withCurrent { Fixture.Nobody() }
    #expect(try host.requiredAdapter((any Fixture.Clock).self).now == 12)
  }

  @Test func `A host that is looked up in from another actor is refused with both`() async throws {
    let window = await MainActor.run { TestProgram.registry().withCurrent { Fixture.MainWindow() } }
    #expect(
      TestProgram.message { try window.adapter((any Fixture.Clock).self) } == """
        The host ServiceKitTests.IsolationTests.Fixture.MainWindow belongs to the main actor; an adapter of it was \
        looked up from nonisolated code.
          Way out: Look adapters up where the host lives.
        """)
  }

  private func eventually(_ condition: () -> Bool) async {
    for _ in 0..<2000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
  }
}

/// Whether this runs on the queue that the main actor runs on; where the program's main function is asynchronous, neither
/// the thread nor the executor tells.
private func onMainQueue() -> Bool { DispatchQueue.getSpecific(key: MainQueue.key) != nil }

private enum MainQueue {
  static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
