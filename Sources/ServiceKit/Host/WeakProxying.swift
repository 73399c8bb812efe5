/// A proxy that holds an adapter weakly; `@WeakProxy` on the adapter's protocol writes it.
public protocol WeakProxying {
  /// The protocol of the adapter, as `any P`.
  associatedtype Target

  /// Makes a proxy.
  ///
  /// - Parameter target: the adapter; it is held weakly.
  init(_ target: Target)
}

/// An adapter is gone, and a requirement that throws was called on its weak proxy.
public struct TargetGone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The protocol, without its module.
  public let protocolName: String

  /// Called by what `@WeakProxy` writes.
  ///
  /// - Parameter protocolName: the protocol, without its module.
  public init(_ protocolName: String) { self.protocolName = protocolName }

  /// The whole message.
  public var description: String {
    "The adapter behind this weak proxy of '\(protocolName)' is gone, as its host is. What kept the proxy may stop."
  }
}

/// A weak reference that any isolation may read, since it never changes; what it refers to is used where it belongs.
@_documentation(visibility: internal)
public struct WeakTarget<Target>: @unchecked Sendable {
  private weak let object: AnyObject?

  /// Refers to an adapter.
  public init(_ target: Target) { object = target as AnyObject }

  /// The adapter; nil once it is gone.
  public var value: Target? { object as? Target }
}

/// The adapters of a host as weak proxies; see ``AdapterHost/weak``.
@dynamicMemberLookup
public struct WeakAdapters<Host: AdapterHost> {
  private let host: Host

  fileprivate init(_ host: Host) { self.host = host }

  /// The weak proxy of a required adapter.
  public subscript<Proxy: WeakProxying>(dynamicMember property: KeyPath<Host, Proxy.Target>) -> Proxy {
    Proxy(host[keyPath: property])
  }

  /// The weak proxy of an optional adapter; nil where there is none.
  public subscript<Proxy: WeakProxying>(dynamicMember property: KeyPath<Host, Proxy.Target?>) -> Proxy? {
    host[keyPath: property].map(Proxy.init)
  }
}

extension AdapterHost {
  /// The adapters of this host as weak proxies, for closures that outlive a call.
  ///
  /// The proxy's type says which property is meant, so it must be known: `let player: PlayerWeakProxy? = session.weak.player`.
  /// Where it is not, ask the adapter: `session.player?.weak`.
  public var weak: WeakAdapters<Self> { WeakAdapters(self) }
}
