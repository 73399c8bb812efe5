//// Sources/Page/Protocols.swift
import ServiceKit

// Bound in one product, asked for by an alias.
public protocol PlaybackAdapter: AnyObject {}
public typealias Playback = PlaybackAdapter
// Handed to code that looks it up.
public protocol SearchAdapter: AnyObject {}
// No adapter protocol at all.
public protocol PageDelegate: AnyObject {}
// Required: that is another rule's.
public protocol RenderAdapter: AnyObject {}
// Bound where no product is.
public protocol ShareAdapter: AnyObject {}
// Asked for where no product is.
public protocol MapAdapter: AnyObject {}
// Registered when the program runs.
public protocol BadgeService: AnyObject, Sendable {}

//// Sources/Page/Session.swift
import ServiceKit

@AdapterHost
public final class Session {
  @Adapted var playback: (any Playback)?
  @Adapted var renderer: any RenderAdapter
  @Service var badge: (any BadgeService)?
  weak var delegate: (any PageDelegate)?
}

//// Sources/Library/Library.swift
import Page
import ServiceKit

@Adapter((any ShareAdapter).self)
final class Share: ShareAdapter {}

struct Maps {
  @Service var map: (any MapAdapter)?
}

//// Targets/Lite/main.swift
import Page
import ServiceKit

@Adapter((any PlaybackAdapter).self)
final class Player: PlaybackAdapter {}

@Adapter((any SearchAdapter).self)
final class Search: SearchAdapter {}

let search = resolver.resolve((any SearchAdapter).self)
try AdapterRegistry.main.register(Badge(), as: (any BadgeService).self)
