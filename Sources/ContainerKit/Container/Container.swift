public import CallLists

/// The components of a page, session or pipeline.
public final class Container {
  /// The components, and the lists of those that conform to a protocol.
  public let roster: Roster

  /// Makes a container without components.
  ///
  /// - Parameter report: is told of components that throw.
  public init(report: @escaping (CallListError) -> Void = { _ in }) { roster = Roster(report: report) }

  /// The components that conform to a protocol, in registration order; the same list each time.
  public func calls<P>(of type: P.Type) -> CallList<P> { roster.list(of: type) }
}
