internal import Synchronization

/// Something that happened in a registry: what `--trace` prints.
public struct AdapterEvent: Sendable, CustomStringConvertible {
  /// What happened.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// A factory made an adapter.
    public static let created = Kind(description: "created")
    /// A lookup handed an adapter out. A warm lookup is reported too, a warm read of an `@Adapted` property is not.
    public static let lookedUp = Kind(description: "lookup")
    /// A lookup found none: not bound, or none in this run.
    public static let missed = Kind(description: "miss")
    /// A factory threw, or could not run.
    public static let failed = Kind(description: "failed")
    /// The last holder let go of an adapter.
    public static let released = Kind(description: "released")
  }

  public var kind: Kind
  /// The protocol that was asked for, with its module; nil for events about an adapter as a whole.
  public var protocolName: String?
  /// The adapter's class, with its module; nil for a miss of a protocol that is not bound.
  public var adapterName: String?
  public var scope: AdapterScope?
  /// The host's class, with its module; nil without a host.
  public var host: String?

  /// One line: `created  MyApp.VideoPlayback (host) for MyApp.Session`.
  public var description: String {
    var line = kind.description
    if let protocolName { line += " \(protocolName)" }
    if let adapterName { line += protocolName == nil ? " \(adapterName)" : " -> \(adapterName)" }
    if let scope { line += " (\(scope))" }
    if let host { line += " for \(host)" }
    return line
  }
}

/// Keeps an observer of a registry; see ``AdapterRegistry/observe(_:)``.
public final class AdapterObservation: Sendable {
  let handler: @Sendable (AdapterEvent) -> Void
  private let core: RegistryCore

  init(core: RegistryCore, handler: @escaping @Sendable (AdapterEvent) -> Void) {
    self.core = core
    self.handler = handler
  }

  /// Ends the observation. An event that is being delivered on another thread may still arrive.
  public func cancel() {
    let wasThere = core.state.withLock { state -> Bool in
      guard let position = state.observers.firstIndex(where: { $0 === self }) else { return false }
      state.observers.remove(at: position)
      core.isObserved.store(!state.observers.isEmpty, ordering: .relaxed)
      return true
    }
    if wasThere { core.updateWarm { $0.removeDetour() } }
  }
}

extension AdapterRegistry {
  /// Reports every creation, lookup, miss, failure and release to a handler.
  ///
  /// While a registry is observed its lookups take a slower way; without observers this costs nothing.
  ///
  /// - Parameter handler: called on the thread on which it happens, after it happened, with no lock held.
  /// - Returns: what ends the observation; dropping it does not.
  @discardableResult
  public func observe(_ handler: @escaping @Sendable (AdapterEvent) -> Void) -> AdapterObservation {
    let core = core
    let observation = AdapterObservation(core: core, handler: handler)
    core.state.withLock {
      $0.observers.append(observation)
      core.isObserved.store(true, ordering: .relaxed)
    }
    core.updateWarm { $0.addDetour() }
    return observation
  }
}

extension RegistryCore {
  /// Tells the observers, if there are any.
  func emit(_ kind: AdapterEvent.Kind, type: Any.Type? = nil, cell: AdapterCell? = nil, host: AnyObject? = nil) {
    guard isObserved.load(ordering: .relaxed) else { return }
    let event = AdapterEvent(
      kind: kind, protocolName: type.map(TypeName.qualified), adapterName: cell?.qualifiedName,
      scope: cell?.declaration.scope, host: host.map { TypeName.qualified(Swift.type(of: $0)) })
    let handlers = state.withLock { $0.observers }
    for observation in handlers { observation.handler(event) }
  }
}
