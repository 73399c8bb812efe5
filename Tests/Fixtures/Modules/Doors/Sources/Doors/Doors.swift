public import MediatorKit

/// Handled by the library that is opened later only.
public struct Ring: NamedAction {
  public typealias Output = String
  public static let route = ActionRoute("Door.ring", path: "door/ring", exposure: .link)
  public init() {}
}

/// The same, of an action that is answered at once.
public struct Look: ImmediateAction {
  public typealias Output = String
  public init() {}
}

/// Handled by the program and by the library.
public struct Knock: ModuleAction {
  public typealias Output = String
  public init() {}
}

/// The same; not sent before the library is there.
public struct Push: ModuleAction {
  public typealias Output = String
  public init() {}
}
