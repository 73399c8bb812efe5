//// Sources/Page/Protocols.swift
import ServiceKit

// Optional, and nothing binds it.
public protocol PlaybackAdapter: AnyObject {} // expect: unused-adapter-protocol
// Looked up by a call.
public protocol SearchAdapter: AnyObject {} // expect: unused-adapter-protocol
// Bound, and nobody asks.
public protocol ShareAdapter: AnyObject {} // expect: unused-adapter-protocol
// Asked for is only what it refines.
public protocol MapAdapter: ShareMapAdapter {} // expect: unused-adapter-protocol
public protocol ShareMapAdapter: AnyObject {}
// Only tests ask for it.
public protocol BadgeService: AnyObject, Sendable {} // expect: unused-adapter-protocol

public enum Reader {
  public protocol Delegate: AnyObject {} // expect: unused-adapter-protocol
}

//// Sources/Page/Session.swift
import ServiceKit

@AdapterHost
public final class Session {
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var again: (any PlaybackAdapter)?
  @Adapted var map: (any ShareMapAdapter)?

  func find() throws { _ = try adapter((any SearchAdapter).self) }
}

@Adapter((any ShareMapAdapter).self)
final class ShareMap: ShareMapAdapter {}

//// Targets/Lite/main.swift
import Page
import ServiceKit

@Adapter((any ShareAdapter).self, (any MapAdapter).self)
final class Share: ShareAdapter, MapAdapter {}

@Adapter((any BadgeService).self)
final class Badge: BadgeService {}

@Adapter((any Reader.Delegate).self)
final class ReaderDelegate: Reader.Delegate {}

//// Tests/PageTests/Tests.swift
import Page
import ServiceKit

struct Suite {
  @Service var badge: (any BadgeService)?
}
