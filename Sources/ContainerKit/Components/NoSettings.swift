/// The settings of a component that has none.
public struct NoSettings: Decodable, Sendable {
  /// Makes the settings.
  public init() {}
}
