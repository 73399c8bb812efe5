/// The adapters of one host: the only thing that holds them.
///
/// A new store is one allocation, however many adapters the host may come to use. When the host is gone, the adapters are
/// released in reverse binding order, after the host's own `deinit`; on the global actor where the host belongs to one.
public final class AdapterStore: @unchecked Sendable {
  /// The registry that was current when the host was made.
  let core: RegistryCore
  /// The global actor that the host belongs to, or nil.
  ///
  /// A host that is an actor is asked for itself.
  private let isolation: (any Actor)?
  /// The host's class, for messages.
  private let host: Any.Type
  /// The host is `Sendable` and belongs to no actor, so several threads may look up at once.
  private let isForAnyThread: Bool

  // Guarded by this object's stripe.
  private var answers: [ObjectIdentifier: Lookup] = [:]
  private var creations: [ObjectIdentifier: Creation] = [:]
  private var held: HeldAdapters?

  /// Called by the member that `@AdapterHost` writes.
  ///
  /// - Parameters:
  ///   - host: the host's class, for messages; its requirements are checked once in a debug build.
  ///   - isolation: a static function of the host, which knows the actor that the host belongs to.
  @_documentation(visibility: internal)
  public convenience init<Host: AnyObject>(host: Host.Type, isolation: @isolated(any) () -> Void) {
    self.init(host, isolation: isolation.isolation, isSendable: false)
  }

  /// The same for a host that any thread may ask, unless it belongs to an actor.
  @_documentation(visibility: internal)
  public convenience init<Host: AnyObject & Sendable>(host: Host.Type, isolation: @isolated(any) () -> Void) {
    self.init(host, isolation: isolation.isolation, isSendable: true)
  }

  private init(_ host: Any.Type, isolation: (any Actor)?, isSendable: Bool) {
    core = .current
    self.host = host
    self.isolation = isolation
    isForAnyThread = isSendable && isolation == nil && !(host is any Actor.Type)
    #if DEBUG
      core.checkRequirementsOnce(of: host)
    #endif
  }

  /// The actor that a host belongs to, or is.
  func isolation(of host: AnyObject) -> (any Actor)? { isolation ?? host as? any Actor }

  /// Refuses a caller on another actor than the host's.
  func checkIsolation(of host: AnyObject, caller: (any Actor)?) throws {
    guard let wanted = isolation(of: host), wanted !== caller else { return }
    throw AdapterError.isolation(host: type(of: host), wanted: wanted, caller: caller)
  }

  /// Refuses an adapter in which threads could meet that look up through this host at once.
  func checkThreads(_ lookup: Lookup, _ type: Any.Type) throws {
    guard isForAnyThread, case .found(let box, let instance?) = lookup, box.isSendable != true else { return }
    let declaration = instance.cell.declaration
    // One of the main actor was looked up there, and a new one is nobody else's.
    guard declaration.isolation == nil, declaration.scope != .unique else { return }
    throw AdapterError.sharedByThreads(type, host: host)
  }

  /// What this host found before.
  func known(_ id: ObjectIdentifier) -> Lookup? { withStripe(of: self) { answers[id] } }

  /// Keeps an answer, and holds its adapter, until the host is gone.
  ///
  /// - Returns: the answer that stays, which is the first.
  func keep(_ answer: Lookup, _ id: ObjectIdentifier, _ instance: AdapterInstance?) -> Lookup {
    if let instance { hold(instance) }
    return withStripe(of: self) {
      if let known = answers[id] { return known }
      answers[id] = answer
      return answer
    }
  }

  /// Holds an adapter until the host is gone.
  func hold(_ instance: AdapterInstance) {
    if let watch = core.leakWatch { instance.watch(by: watch, host: host) }
    withStripe(of: self) {
      let adapters = held ?? HeldAdapters.make(isolation)
      adapters.append(instance)
      held = adapters
    }
  }

  /// The once-only creation of an adapter for this host.
  func creation(for cell: AdapterCell) -> Creation {
    withStripe(of: self) {
      let id = ObjectIdentifier(cell)
      if let known = creations[id] { return known }
      let created = Creation(cell: cell)
      creations[id] = created
      return created
    }
  }
}
