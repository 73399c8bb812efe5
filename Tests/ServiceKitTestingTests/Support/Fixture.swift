import ServiceKit
import Synchronization

/// What the tests of the overrides bind and look up.
enum Fixture {
  protocol Clock: AnyObject, Sendable { var now: Int { get } }
  protocol Watch: AnyObject, Sendable {
    var clock: (any Clock)? { get }
    var current: any Clock { get }
  }
  protocol Player: AnyObject { var name: String { get } }
  protocol Mixer: AnyObject, Sendable { var hostCount: Int { get } }
  protocol Screen: AnyObject {}

  @Adapter((any Clock).self)
  final class SystemClock: Clock { let now = 1 }

  @Adapter((any Watch).self)
  final class Wristwatch: Watch {
    let clock: (any Clock)?
    @Service var current: any Clock
    init() throws { clock = try AdapterRegistry.main.adapter((any Clock).self) }
  }

  @Adapter((any Player).self, host: (any Screen).self)
  final class AudioPlayer: Player { let name = "audio" }

  @Adapter((any Mixer).self, scope: .shared)
  final class Desk: Mixer, HostBound {
    private let bound = Atomic<Int>(0)
    var hostCount: Int { bound.load(ordering: .relaxed) }
    func bind(to host: AnyObject) { bound.add(1, ordering: .relaxed) }
  }

  @AdapterHost
  final class Session: Screen {
    @Adapted var player: any Player
    @Adapted var maybe: (any Player)?
    @Adapted var mixer: any Mixer
    @Service var clock: any Clock
  }

  final class StoppedClock: Clock {
    let now: Int
    init(_ now: Int = 0) { self.now = now }
  }

  final class SilentPlayer: Player {
    let name: String
    init(_ name: String = "silent") { self.name = name }
  }

  final class BoundPlayer: Player, HostBound {
    let name = "bound"
    private(set) var hosts: [ObjectIdentifier] = []
    func bind(to host: AnyObject) { hosts.append(ObjectIdentifier(host)) }
  }

  static func clock() -> (any Clock)? { try? AdapterRegistry.main.adapter((any Clock).self) }
}
