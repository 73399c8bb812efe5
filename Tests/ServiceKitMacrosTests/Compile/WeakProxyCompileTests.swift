import Testing

@Suite("What the compiler says about @WeakProxy")
struct WeakProxyCompileTests {
  @Test("Proxies of every isolation compile without a warning", arguments: Mode.all)
  func samples(_ mode: Mode) throws {
    let source = """
      public import ServiceKit
      public struct Item: Sendable {}
      @WeakProxy public nonisolated protocol Player: AnyObject {
        func play(_ item: Item, at position: Int)
        func load(from x: inout Int, then: @escaping () -> Void) async throws -> Int
        func retry(_ body: () throws -> Void) rethrows
        func pass(_ value: @autoclosure () -> Int)
        var title: String? { get set }
        @WhenGone(0) var count: Int { get }
        @WhenGone([]) func items() async -> [Item]
        @discardableResult func stop() -> Bool?
        var state: Int { get async throws }
      }
      @MainActor @WeakProxy public protocol Panel: AnyObject { func show(); nonisolated func hide(); var name: String? { get } }
      @WeakProxy package protocol Clock: AnyObject, Sendable { func tick(); nonisolated func tock() }
      @WeakProxy private protocol Hidden: AnyObject { func hide() }
      @WeakProxy protocol `default`: AnyObject { func `class`(`in` x: Int); var `self`: Int? { get } }
      @AdapterHost nonisolated final class Session {
        @Adapted var player: any Player
        @Adapted var maybe: (any Player)?
        func closures() -> () -> Void {
          let proxy: PlayerWeakProxy = weak.player
          let other: PlayerWeakProxy? = weak.maybe
          return { [last = maybe?.weak] in proxy.title = nil; other?.title = nil; last?.play(Item(), at: 1) }
        }
      }
      @MainActor @AdapterHost final class Controller {
        @Adapted var panel: any Panel
        func close() -> () -> Void {
          let proxy: PanelWeakProxy = weak.panel
          return { proxy.hide() }
        }
      }
      """
    let outcome = try Compiler().compile(
      ["Main.swift": source], mode: mode.output, mode.arguments, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  @Test("A requirement that is inherited is forwarded by hand")
  func inherited() throws {
    let source = """
      import ServiceKit
      protocol Base: AnyObject { func base() }
      @WeakProxy protocol Player: Base { func play() }
      extension PlayerWeakProxy { func base() {} }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
  }

  @Test("Mistakes are reported where they are")
  func mistakes() throws {
    let source = """
      import ServiceKit
      @WeakProxy protocol Player: AnyObject { func play() -> Int }
      @WeakProxy protocol Loose { func play() }
      @WeakProxy final class Radio {}
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:2: error: What is 'play' once the adapter is gone? Write @WhenGone(…) before it, make it optional, "
          + "or let it throw",
        "Main.swift:3: error: Loose is not class-bound, so an adapter cannot be held weakly. "
          + "Write protocol Loose: AnyObject",
        "Main.swift:4: error: @WeakProxy forwards the requirements of a protocol. Write it on the adapter protocol",
      ])
  }
}
