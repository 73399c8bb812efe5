/// The name of a state in a ``Lifecycle``.
public struct LifecycleState: Hashable, Sendable, CustomStringConvertible {
  /// The name, unique in its chain; profiles and messages use it.
  public let name: String

  /// Names a state.
  public init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// The container has an owner, and its components are in it.
  public static let attached = LifecycleState("attached")
  /// What the page is made of is there.
  public static let loaded = LifecycleState("loaded")
  /// The page can be seen.
  public static let appeared = LifecycleState("appeared")
  /// The page has the user's attention.
  public static let active = LifecycleState("active")
}
