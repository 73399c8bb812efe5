import ServiceKit
import Synchronization
public import Testing

/// Objects that a test expects to be gone, and the adapters that should be gone with their hosts.
public final class LeakCheck: Sendable {
  /// Its object is only ever compared with nil.
  private struct Watched: @unchecked Sendable {
    weak var object: AnyObject?
    let description: String
    let location: SourceLocation
  }

  private let watched = Mutex<[Watched]>([])
  let adapters = LeakWatch()

  /// A check of nothing yet.
  public init() {}

  /// Expects an object to be gone when the check ends.
  ///
  /// - Parameters:
  ///   - object: the object; it is held weakly.
  ///   - sourceLocation: where an issue is shown; leave it out.
  /// - Returns: the object.
  @discardableResult
  public func watch<Object: AnyObject>(_ object: Object, sourceLocation: SourceLocation = #_sourceLocation) -> Object {
    let description = "\(String(reflecting: type(of: object))) is still alive."
    let entry = Watched(object: object, description: description, location: sourceLocation)
    watched.withLock { $0.append(entry) }
    return object
  }

  /// Records an issue for each object and each adapter that is alive.
  ///
  /// - Parameter sourceLocation: where issues about adapters are shown; leave it out.
  public func expectNoLeaks(sourceLocation: SourceLocation = #_sourceLocation) {
    for leak in living { Issue.record("\(leak.description)", sourceLocation: leak.location) }
    for leak in adapters.leaks { Issue.record("\(leak)", sourceLocation: sourceLocation) }
  }

  /// Nothing that should be gone is alive.
  var isClean: Bool { living.isEmpty && adapters.leaks.isEmpty }

  private var living: [Watched] { watched.withLock { $0 }.filter { $0.object != nil } }
}

/// Runs a body and expects that every adapter of a host that it made is gone with the host, and every object that it gave
/// to the check.
///
/// The body has a registry of its own, with the same bindings; its services are alive while the check is made, so what
/// they keep is found. An adapter that outlives its host is named with class, file and line. Fakes are left out. A host that
/// its own adapter keeps alive is found if it was given to the check.
///
/// ```swift
/// expectNoLeaks { check in
///   let session = check.watch(FeedSession())
///   session.play()
/// }
/// ```
///
/// - Parameters:
///   - sourceLocation: where issues are shown; leave it out.
///   - body: runs at once; what it makes must be gone when it returns.
/// - Throws: what the body throws, and nothing else; the check is not made then.
public func expectNoLeaks(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (LeakCheck) throws -> Void
) rethrows {
  let check = LeakCheck()
  let registry = AdapterRegistry.main.watched(by: check.adapters)
  try registry.withCurrent { try body(check) }
  check.expectNoLeaks(sourceLocation: sourceLocation)
  withExtendedLifetime(registry) {}
}

/// The same for an asynchronous body; what other tasks still have to let go of has two seconds to go.
public nonisolated(nonsending) func expectNoLeaks(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: nonisolated(nonsending) (LeakCheck) async throws -> Void
) async rethrows {
  let check = LeakCheck()
  let registry = AdapterRegistry.main.watched(by: check.adapters)
  try await registry.withCurrent { try await body(check) }
  for _ in 0..<200 where !check.isClean { try? await Task.sleep(for: .milliseconds(10)) }
  check.expectNoLeaks(sourceLocation: sourceLocation)
  withExtendedLifetime(registry) {}
}
