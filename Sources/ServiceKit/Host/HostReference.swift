/// What the generated members of an adapter ask for when it is made.
@_documentation(visibility: internal)
public enum HostReference {
  /// The host that the running factory makes an adapter for, if there is one of that type.
  public static func current<H>(_ type: H.Type) -> H? { Attempt.innermost?.askForHost() as? H }

  /// The same for an adapter that is an actor: its code runs while the host is in use on another thread.
  ///
  /// The compiler names the function where the host's type is not `Sendable`, so the name says what to write.
  public static func `the host of an actor is Sendable`<H: Sendable>(_ type: H.Type) -> H? { current(type) }

  /// The list of hosts of a `.shared` adapter that is an actor.
  public static func `the hosts of an actor are Sendable`<H: Sendable>(_ type: H.Type) -> HostList<H> { HostList() }
}

/// The hosts of a `.shared` adapter, weakly, in binding order.
///
/// The list itself is for any thread; what it hands out is as safe as the hosts are.
@_documentation(visibility: internal)
public final class HostList<H>: AnyHostList {
  /// Made by the initialiser of an adapter; the registry fills it.
  public override init() {
    super.init()
    guard let attempt = Attempt.innermost else { return }
    attempt.add(self)
    if let host = attempt.askForHost() { append(host) }
  }

  /// The hosts that are alive.
  ///
  /// - Complexity: O(n).
  public var all: [H] { living.compactMap { $0 as? H } }
}

extension HostList: @unchecked Sendable where H: Sendable {}

/// The part of ``HostList`` that does not depend on the hosts' type.
@_documentation(visibility: internal)
public class AnyHostList {
  private struct Entry {
    weak var object: AnyObject?
    let id: ObjectIdentifier
  }

  private var entries: [Entry] = []

  fileprivate init() {}

  fileprivate var living: [AnyObject] {
    withStripe(of: self) { entries.compactMap(\.object) }
  }

  /// Appends a host, unless it is there already.
  func append(_ host: AnyObject) {
    // What is read is let go of after the lock: a host whose last reference this is runs its deinit then.
    var alive: [AnyObject] = []
    withStripe(of: self) {
      let id = ObjectIdentifier(host)
      entries.removeAll { entry in
        guard let object = entry.object else { return true }
        alive.append(object)
        return false
      }
      guard !entries.contains(where: { $0.id == id }) else { return }
      entries.append(Entry(object: host, id: id))
    }
    withExtendedLifetime(alive) {}
  }
}
