public import CallLists

/// A class that sends the events of one protocol to the components of a container; ``Events()`` writes one.
///
/// It conforms to the protocol whose events it sends, so that it can be a component of another container, or somebody's
/// delegate. It does not keep its container alive, and reaches nobody once that is gone.
public protocol EventChannel: AnyObject {
  /// The container; for what ``Events()`` writes.
  var __skSource: EventSource { get }
}

/// Where a channel finds the components of its container, which it does not keep alive.
public struct EventSource {
  /// Empty once the container is closed or gone.
  @usableFromInline let roster: Roster

  /// Refers to the components of a container.
  public init(_ container: Container) { roster = container.core.roster }

  /// The components that conform to a protocol.
  ///
  /// - Complexity: O(protocols in use); the first time each component is asked whether it conforms.
  @inlinable
  public func calls<P>(of type: P.Type) -> CallList<P> { roster.list(of: type) }
}
