internal import Synchronization

/// Code around the creation and the lookup of adapters: hooks, each of which may be nil.
///
/// ```swift
/// var aspect = AdapterAspect()
/// aspect.didCreate = { event in statistics.add(event.adapterName, event.duration) }
/// let observation = AdapterRegistry.main.add(aspect)
/// ```
///
/// **Order.** Around a creation aspects nest: ``willCreate`` is called in the order in which they were added, ``create`` of the
/// first is the outermost, ``didCreate`` and ``didFail`` come in reverse. ``didLookUp``, ``didMiss`` and ``didRelease`` are called
/// in the order in which they were added.
///
/// **Where.** On the thread on which it happens, with no lock held. ``didCreate`` and ``didFail`` come when the outcome is
/// there for everybody, so another thread may have it earlier.
///
/// **Re-entrancy.** A hook may look adapters up, cancel its own observation and others, and add aspects. Of what a hook causes
/// itself its own aspect is not told, the others are; what happens within ``AdapterCreation/proceed()`` is not caused by
/// the hook. An aspect that is added by a hook is called from the next hook on; one that is cancelled is not called any
/// more. ``willCreate`` and ``create`` that look up what is being made get the error of a cycle.
///
/// Without aspects none of this costs anything, and an aspect without ``didLookUp`` and ``didMiss`` leaves lookups of what is
/// made as fast as they are.
public struct AdapterAspect: Sendable {
  /// A hook that is told.
  public typealias Hook = @Sendable (AdapterEvent) -> Void

  /// Called before a factory runs; what it throws becomes the lookup's error, and the factory does not run.
  public var willCreate: (@Sendable (AdapterEvent) throws -> Void)?
  /// Called in place of a factory; returns what the factory or the next aspect makes, something else, or nil for "none in
  /// this run".
  ///
  /// What it returns must conform to every protocol of the adapter. What it throws becomes the lookup's error. For a hook
  /// that knows one protocol see ``creating(_:_:)``.
  ///
  /// - Important: In place of an adapter that is bound as `any P & Sendable`, where `P` does not refine `Sendable`, return what
  ///   is `Sendable`: neither the compiler nor a lookup can see whether it is.
  public var create: (@Sendable (AdapterCreation) throws -> AnyObject?)?
  /// An adapter was made; the event has the time that it took.
  public var didCreate: Hook?
  /// An adapter could not be made; the event has the time that it took.
  public var didFail: Hook?
  /// A lookup handed an adapter out.
  public var didLookUp: Hook?
  /// A lookup found none.
  public var didMiss: Hook?
  /// The last holder let go of an adapter.
  public var didRelease: Hook?

  /// An aspect without hooks, to be filled.
  public init() {}

  /// An aspect that wraps or replaces the adapters of one protocol.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`; creations of other adapters are passed on.
  ///   - make: gets what makes the adapter, and returns the adapter to take; nil means "none in this run". What it returns must
  ///     conform to every other protocol of the adapter too.
  /// - Returns: an aspect with the hook ``create``.
  public static func creating<P>(
    _ type: P.Type, _ make: @escaping @Sendable (_ proceed: () throws -> P?) throws -> P?
  ) -> AdapterAspect {
    var aspect = AdapterAspect()
    aspect.create = { creation in
      guard creation.isBound(to: type) else { return try creation.proceed() }
      return try make { try creation.proceed() as? P }.map { $0 as AnyObject }
    }
    return aspect
  }

  /// The hook that is told of a kind of event.
  func hook(for kind: AdapterEvent.Kind) -> Hook? {
    switch kind {
    case .created: didCreate
    case .failed: didFail
    case .lookedUp: didLookUp
    case .missed: didMiss
    case .released: didRelease
    default: nil
    }
  }

  /// Warm lookups must take the way on which they are told of.
  var watchesLookups: Bool { didLookUp != nil || didMiss != nil }
}

extension AdapterRegistry {
  /// Adds an aspect, after those that are there.
  ///
  /// - Parameters:
  ///   - aspect: the hooks.
  ///   - fileID: where the aspect is added, for its errors; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what removes the aspect; dropping it does not.
  @discardableResult
  public func add(_ aspect: AdapterAspect, fileID: String = #fileID, line: Int = #line) -> AdapterObservation {
    let core = core
    let observation = AdapterObservation(core: core, aspect: aspect, place: SourcePlace(fileID: fileID, line: line))
    core.state.withLock {
      $0.aspects.append(observation)
      core.isObserved.store(true, ordering: .relaxed)
    }
    if aspect.watchesLookups { core.updateWarm { $0.addDetour() } }
    return observation
  }
}
