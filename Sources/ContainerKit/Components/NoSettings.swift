/// The settings of a component that has none: an empty object, so that a key in a scene file is a mistake.
public struct NoSettings: Decodable, Sendable {
  /// There is none.
  private enum CodingKeys: CodingKey {}

  /// Makes the settings.
  public init() {}

  /// Reads an object, and nothing in it.
  ///
  /// - Throws: what the decoder throws for anything else.
  public init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: CodingKeys.self) }
}
