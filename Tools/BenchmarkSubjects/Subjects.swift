package import ServiceKit

// What is measured must stand in another module than the code that measures it, as it does in an application.

/// A service.
package protocol Clock: AnyObject, Sendable {
  func tick(_ value: Int) -> Int
}

/// Another service, for a thread that has nothing to do with the first.
package protocol OtherClock: AnyObject, Sendable {
  func tick(_ value: Int) -> Int
}

/// A service that two threads use at once.
package protocol SharedClock: Clock {}

/// An adapter of a host.
package protocol Playback: AnyObject {
  func play(_ value: Int) -> Int
}

/// A type that has a service.
package struct ClockUser: Sendable {
  @Service package var clock: any Clock

  package init() {}
}

/// The yardstick: an object with a service and an adapter in plain stored properties.
package final class Holder {
  package var clock: any Clock
  package var playback: (any Playback)?

  package init(clock: any Clock, playback: any Playback) {
    self.clock = clock
    self.playback = playback
  }
}

/// A host without adapters.
@AdapterHost
package final class HostWithNone {
  package init() {}
}

/// A host with one adapter of each kind.
@AdapterHost
package final class HostWithOne {
  @Adapted package var playback: any Playback
  @Adapted package var optional: (any Playback)?

  package init() {}
}

/// A class without ServiceKit, to compare hosts with.
package final class PlainObject {
  package var playback: (any Playback)?

  package init() {}
}
