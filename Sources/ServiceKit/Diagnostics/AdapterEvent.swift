/// Something that happened in a registry: what `--trace` prints.
public struct AdapterEvent: Sendable, CustomStringConvertible {
  /// A kind of event.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The word that events print.
    public let description: String

    /// A factory is about to make an adapter: the event of ``AdapterAspect/willCreate`` and ``AdapterAspect/create``.
    public static let creating = Kind(description: "creating")
    /// A factory made an adapter.
    public static let created = Kind(description: "created")
    /// A lookup handed an adapter out.
    ///
    /// A warm lookup is reported too, a warm read of an `@Adapted` property is not.
    public static let lookedUp = Kind(description: "lookup")
    /// A lookup found none: not bound, or none in this run.
    public static let missed = Kind(description: "miss")
    /// A factory threw, or could not run.
    public static let failed = Kind(description: "failed")
    /// The last holder let go of an adapter.
    public static let released = Kind(description: "released")
  }

  /// What happened.
  public var kind: Kind
  /// The protocol that was asked for, with its module; nil for events about an adapter as a whole.
  public var protocolName: String?
  /// The adapter's class, with its module; nil for a miss of a protocol that is not bound.
  public var adapterName: String?
  /// The adapter's scope; nil for a miss of a protocol that is not bound.
  public var scope: AdapterScope?
  /// The host's class, with its module; nil without a host.
  public var host: String?
  /// How long a factory ran, the aspects around it and the factories within it included; nil for other events.
  public var duration: Duration?

  /// One line, without the duration: `created  MyApp.VideoPlayback (host) for MyApp.Session`.
  public var description: String {
    var line = kind.description
    if let protocolName { line += " \(protocolName)" }
    if let adapterName { line += protocolName == nil ? " \(adapterName)" : " -> \(adapterName)" }
    if let scope { line += " (\(scope))" }
    if let host { line += " for \(host)" }
    return line
  }
}
