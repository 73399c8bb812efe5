public import CallLists

/// A class that sends the events of one protocol to the components of a container; ``Events()`` writes one.
///
/// It conforms to the protocol whose events it sends, so that it can be a component of another container, or somebody's
/// delegate. It does not keep its container alive, and reaches nobody once that is gone.
public protocol EventChannel: AnyObject {
  /// The container; for what ``Events()`` writes.
  var __skSource: EventSource { get }
}

/// The container of a channel, which does not keep it alive.
public struct EventSource {
  private weak let container: Container?

  /// Refers to a container.
  public init(_ container: Container) { self.container = container }

  /// The components that conform to a protocol; nil once the container is gone.
  ///
  /// - Complexity: O(protocols in use); the first time each component is asked whether it conforms.
  public func calls<P>(of type: P.Type) -> CallList<P>? { container?.calls(of: type) }
}
