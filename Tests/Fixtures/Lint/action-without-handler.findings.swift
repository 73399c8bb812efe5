//// Sources/LoginAPI/Actions.swift
public import MediatorKit

public struct RequireUser: ModuleAction {
  public typealias Output = String
  public var reason: String
}
public struct IsLoggedIn: ImmediateAction { public typealias Output = Bool }
public struct LogOut: NamedAction {
  public static let route = ActionRoute("Login.logOut")
}
public protocol LoginAction: ModuleAction where Output == Void {}
public struct Refresh: LoginAction {}
public enum Guest: ModuleAction { case enter(name: String), leave }
public struct Greeting { public var text = "" }
extension Greeting: MediatorKit.ModuleAction {}
public struct Log: ImmediateAction { public var text: String }
public struct Count: ImmediateAction {}
public struct Audit: ModuleAction {}
public struct Warm: ModuleAction {}
public struct Welcome: ModuleAction {}
public struct Farewell: ModuleAction {}
public struct Paint: ImmediateAction {}
public struct Play: ModuleAction {}
extension LoginAction { public static var usual: Refresh { Refresh() } }
public typealias SignOut = LogOut

//// Sources/Login/Accounts.swift
import LoginAPI
import MediatorKit

// Only Standard links this module.
actor Accounts {
  @Handles(RequireUser.self)
  func requireUser(_ action: RequireUser, _ call: ActionCall) async throws -> String { "Ada" }
  @Handles(LogOut.self) func logOut(_ action: LogOut, _ call: ActionCall) {}
  @Handles(Guest.self) func guest(_ action: Guest, _ call: ActionCall) {}
}
@Handles(Refresh.self) func refresh(_ action: Refresh, _ call: ActionCall) {}

//// Sources/Page/Page.swift
import LoginAPI
import MediatorKit

public final class Page {
  let mediator = Mediator.main
  var kept: Refresh

  func open(_ call: ActionCall) async throws {
    let name = try await call.send(RequireUser(reason: "to share")) // expect: action-without-handler
    if try mediator.send(LoginAPI.IsLoggedIn()) { print(name) } // expect: action-without-handler
    try await mediator.send(Guest.enter(name: "Eve")) // expect: action-without-handler
    try await mediator.send(Greeting.init(text: "hello")) // expect: action-without-handler
    // By an alias of its type.
    try await mediator.send(SignOut()) // expect: action-without-handler
  }

  // The value is known by the declared type of a property.
  func refresh() async throws {
    try await mediator.send(kept) // expect: action-without-handler
  }

  func observe() {
    mediator.observe(.published, send: Log(text: "published")) // expect: action-without-handler
    mediator.before(RequireUser.self, send: Count()) // expect: action-without-handler
    mediator.after(RequireUser.self, send: Audit()) // expect: action-without-handler
    let warming = mediator.task(Warm()) // expect: action-without-handler
  }
}

// The value is a parameter.
func greet(_ welcome: Welcome, with call: ActionCall) async throws {
  do {
    try await call.send(welcome, retrying: .twice) // expect: action-without-handler
  } catch { print(error) }
}

extension ExperimentKey {
  static let newPlayer = ExperimentKey("newPlayer", arms: ["off", "on"], owner: "page", expires: "2030-12-31")
}
extension MediatorSetting {
  static let theme = MediatorSetting("theme", values: ["light", "dark"])
}

// An arm that no handler is for.
@Handles(Play.self, variant: (.newPlayer, "on")) // the old player is gone
func play(_ action: Play, _ call: ActionCall) {} // expect: action-without-handler

@Handles(Paint.self, setting: (.theme, "light"))
func paint(_ action: Paint, _ call: ActionCall) {} // expect: action-without-handler

//// Targets/Lite/main.swift
import LoginAPI
import MediatorKit
import Page

#if LITE
  // Only builds of Lite have the call, and only others the handler.
  try await Mediator.main.start(Farewell()) // expect: action-without-handler
#else
  @Handles(Farewell.self) func farewell(_ action: Farewell, _ call: ActionCall) {}
#endif

//// Targets/Standard/main.swift
import Login
import LoginAPI
import Page
