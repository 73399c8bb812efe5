public import MediatorKit

/// Handled by the library that is opened later only.
public struct Ring: NamedAction {
  public typealias Output = String
  public static let route = ActionRoute("Door.ring", path: "door/ring", exposure: .link)
  public init() {}
}

/// Fits the same link as a parameter; the program handles it.
public struct Call: NamedAction {
  public typealias Output = String
  public static let route = ActionRoute("Door.call", path: "door/:who", exposure: .link)
  public let who: String
}

/// The same as for ringing, of an action that is answered at once.
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
