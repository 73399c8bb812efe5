/// Something that is chosen while the program runs and decides which of several handlers answers an action.
///
/// ```swift
/// extension MediatorSetting {
///   static let theme = MediatorSetting("theme", values: ["light", "dark"])
/// }
/// ```
///
/// Where the main actor is the default isolation, write `nonisolated extension MediatorSetting`.
public struct MediatorSetting: Hashable, Sendable, CustomStringConvertible {
  /// The name, unique in the program.
  public let name: String
  /// What can be chosen; the first one holds where nothing was.
  public let values: [String]

  /// Declares a setting.
  ///
  /// - Parameters:
  ///   - name: unique in the program.
  ///   - values: at least one; the first holds where nothing was chosen.
  public init(_ name: String, values: [String]) {
    precondition(!values.isEmpty, "The setting '\(name)' needs at least one value")
    self.name = name
    self.values = values
  }

  /// Two settings are equal when their names are.
  public static func == (left: MediatorSetting, right: MediatorSetting) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The name.
  public var description: String { name }
}
