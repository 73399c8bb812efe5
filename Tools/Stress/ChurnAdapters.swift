import ServiceKit

/// What the hosts of the churn have: one adapter of each scope, arms of an experiment, and a service.
enum ChurnAdapters {
  /// All of them, counted while they live.
  class Counted {
    init() { ChurnCensus.adapters.add(1) }
    deinit { ChurnCensus.adapters.add(-1) }
  }

  /// What adapters may ask of their host.
  protocol Owner: AnyObject, Sendable { func refresh() }

  @WeakProxy
  protocol Player: AnyObject { func play(_ completion: @escaping () -> Void) }
  protocol Queue: AnyObject { var length: Int { get } }
  protocol Desk: AnyObject, Sendable { var hostCount: Int { get } }
  protocol Ticket: AnyObject {}
  protocol Theme: AnyObject { var arm: String { get } }
  protocol Missing: AnyObject {}
  protocol ClockService: AnyObject, Sendable { var now: Int { get } }

  @Adapter((any Player).self, (any Queue).self, host: (any Owner).self)
  final class OwnPlayer: Counted, Player, Queue {
    private var completions: [() -> Void] = []
    var length: Int { completions.count }

    static func lazyRegister() -> OwnPlayer? { OwnPlayer() }

    func play(_ completion: @escaping () -> Void) {
      completions.append(completion)
      weakTarget?.refresh()
    }
  }

  @Adapter((any Desk).self, host: (any Owner).self, scope: .shared)
  final class CommonDesk: Desk {
    var hostCount: Int { weakTargets.count }
    init() { ChurnCensus.adapters.add(1) }
    deinit { ChurnCensus.adapters.add(-1) }
  }

  @Adapter((any Ticket).self, host: (any Owner).self, scope: .unique)
  final class FreshTicket: Counted, Ticket {
    static func lazyRegister() -> FreshTicket? { FreshTicket() }
  }

  @Adapter((any Theme).self, host: (any Owner).self, variant: (.stress, "a"))
  final class ThemeA: Counted, Theme {
    let arm = "a"
    static func lazyRegister() -> ThemeA? { ThemeA() }
  }

  @Adapter((any Theme).self, host: (any Owner).self, variant: (.stress, "b"))
  final class ThemeB: Counted, Theme {
    let arm = "b"
    static func lazyRegister() -> ThemeB? { ThemeB() }
  }

  @Adapter((any ClockService).self)
  final class PlainClock: ClockService {
    let now = 1
    init() { ChurnCensus.adapters.add(1) }
    deinit { ChurnCensus.adapters.add(-1) }
  }

  /// Stands in for the service in every second host.
  final class StoppedClock: ClockService {
    let now = 0
    init() { ChurnCensus.adapters.add(1) }
    deinit { ChurnCensus.adapters.add(-1) }
  }
}

/// A host with properties of every kind.
///
/// One task at a time uses it; what hosts share asks it for nothing but its life.
@AdapterHost
final class ChurnHost: ChurnAdapters.Owner, @unchecked Sendable {
  @Adapted var player: any ChurnAdapters.Player
  @Adapted var queue: (any ChurnAdapters.Queue)?
  @Adapted var desk: any ChurnAdapters.Desk
  @Adapted var ticket: any ChurnAdapters.Ticket
  @Adapted var theme: (any ChurnAdapters.Theme)?
  @Service var clock: any ChurnAdapters.ClockService
  /// What the application does when the player is done: it outlives the player's call.
  private var completions: [() -> Void] = []
  private var refreshes = 0

  init() { ChurnCensus.hosts.add(1) }
  deinit { ChurnCensus.hosts.add(-1) }

  func refresh() { refreshes += 1 }

  /// Uses everything once.
  ///
  /// - Returns: what must not be, as a sentence; nil where all is well.
  func use() async throws -> String? {
    player.play { [weak self] in self?.refresh() }
    // A closure that the host keeps and that calls the player: without the proxy the two would hold one another.
    let proxy: ChurnAdapters.PlayerWeakProxy = weak.player
    completions.append { proxy.play {} }
    completions.forEach { $0() }
    guard queue?.length == 2, refreshes == 2 else { return "The player does not reach its host" }
    guard desk.hostCount >= 1 else { return "The shared adapter does not know its host" }
    guard ticket === ticket else { return "A property has two adapters" }
    let fresh = try await requiredAwaited((any ChurnAdapters.Ticket).self)
    guard fresh !== ticket else { return "A lookup of a unique adapter is not new" }
    guard let theme, theme.arm == Experiments.variant(of: .stress) else { return "The arm is another one" }
    guard try adapter((any ChurnAdapters.Missing).self) == nil else { return "An adapter comes from nowhere" }
    let awaited = try await AdapterRegistry.main.requiredAdapter(awaiting: (any ChurnAdapters.ClockService).self)
    return awaited === clock ? nil : "The service has two instances"
  }

  private func requiredAwaited<P>(_ type: P.Type) async throws -> P {
    guard let found = try await adapter(awaiting: type) else { throw NoneFound() }
    return found
  }

  private struct NoneFound: Error {}
}
