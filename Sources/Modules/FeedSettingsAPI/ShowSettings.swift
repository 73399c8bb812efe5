public import MediatorKit

/// Shows the settings; which links lead here is for each product to say.
public struct ShowSettings: NamedAction {
  /// The handle of what was opened.
  public typealias Output = ModuleHandle
  /// Not for links.
  public static let route = ActionRoute("Settings.show", path: "settings/show", exposure: .internal)

  /// Makes the action.
  public init() {}
}
