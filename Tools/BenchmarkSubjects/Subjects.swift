public import ServiceKit

// What is measured must stand in another module than the code that measures it, as it does in an application.

/// A service.
public protocol Clock: AnyObject, Sendable {
  func tick(_ value: Int) -> Int
}

/// An adapter of a host.
public protocol Playback: AnyObject {
  func play(_ value: Int) -> Int
}

/// The yardstick: an object with a service and an adapter in plain stored properties.
public final class Holder {
  public var clock: any Clock
  public var playback: (any Playback)?

  public init(clock: any Clock, playback: any Playback) {
    self.clock = clock
    self.playback = playback
  }
}

/// A host without adapters.
@AdapterHost
public final class HostWithNone {
  public init() {}
}

/// A host with one adapter of each kind.
@AdapterHost
public final class HostWithOne {
  @Adapted public var playback: any Playback
  @Adapted public var optional: (any Playback)?

  public init() {}
}

/// A class without ServiceKit, to compare hosts with.
public final class PlainObject {
  public var playback: (any Playback)?

  public init() {}
}
