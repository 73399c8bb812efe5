//// Sources/LoginAPI/Actions.swift
public import MediatorKit

public struct Register: NamedAction {
  public static let route = ActionRoute("Login.register", path: "login/register", exposure: .link)
  public var info: String
}
public struct LogOut: NamedAction {
  public static let route = ActionRoute("Login.logOut", path: "login/out", exposure: .linkWithConfirmation)
}
public struct ShowItem: NamedAction {
  public static let route = ActionRoute("Item.show", path: "item/:id(Int)", exposure: .link)
}

//// Sources/Login/Login.swift
import LoginAPI
import MediatorKit

@Handles(Register.self) func register(_ action: Register, _ call: ActionCall) {}
@Handles(LogOut.self) func logOut(_ action: LogOut, _ call: ActionCall) {}
@Handles(ShowItem.self) func showItem(_ action: ShowItem, _ call: ActionCall) {}

//// Sources/Page/Page.swift
import MediatorKit

final class Page {
  let mediator: Mediator
  init(mediator: Mediator) { self.mediator = mediator }

  func open(_ call: ActionCall, id: Int) async throws {
    try await mediator.open(.name("Login.register", ["info": "new"])) // expect: stringly-call
    try await call.mediator.open(.name("Login.logOut"), as: Void.self) // expect: stringly-call
    try await Mediator.main.target("Login").action("register").with("info", "new").send() // expect: stringly-call
    let request = OpenRequest.name("Item.show", ["id": 3]) // expect: stringly-call
    // A letter too few, of a target that there is.
    try await mediator.open(.name("Login.registr")) // expect: stringly-call
    try await mediator.open(.url("feed://login/out")) // expect: stringly-call
    try await mediator.open(.url("https://feed.example.com/item/3", from: "help")) // expect: stringly-call
    // Only the parameter is put in.
    try await mediator.open(.url("feed://login/register?info=\(id)", from: .unknown)) // expect: stringly-call
  }
}

//// Targets/Lite/main.swift
import Login
import MediatorKit
import Page

let mediator = Mediator.main
mediator.answerLinks(.scheme("feed"), .host("feed.example.com"))
try await mediator.target("Item").action("show").send() // expect: stringly-call

//// Targets/Standard/main.swift
import Page
