/// The client values of a module that needs none.
public struct NoClientValues: Sendable {
  /// Makes the value.
  public init() {}
}
