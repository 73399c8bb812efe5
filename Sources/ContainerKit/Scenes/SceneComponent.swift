/// A component that scene files may name.
public struct SceneComponent: Sendable, ExpressibleByStringLiteral {
  /// What scene files call it.
  public let name: String
  /// Decodes settings to see whether that can be done, and hands on the keys that their type did not ask for; nil where
  /// nobody knows the type yet.
  let check: (@Sendable (SceneSettings, _ unknownKeys: (SceneFault) -> Void) throws -> Void)?

  init(_ name: String, check: @escaping @Sendable (SceneSettings, (SceneFault) -> Void) throws -> Void) {
    self.name = name
    self.check = check
  }

  /// A component whose settings are decoded, and found right or wrong, when it is made.
  ///
  /// - Parameter name: what scene files call it.
  public init(_ name: String) {
    self.name = name
    check = nil
  }

  /// A component whose settings are checked when a scene file is read.
  ///
  /// - Parameters:
  ///   - name: what scene files call it.
  ///   - settings: the type that the settings are decoded as; `{}` where an entry has none.
  public init<Settings: Decodable & SendableMetatype>(_ name: String, settings: Settings.Type) {
    self.name = name
    check = { _ = try $0.decode(settings, unknownKeys: $1) }
  }

  /// A component whose settings are decoded when it is made.
  public init(stringLiteral name: String) { self.init(name) }
}
