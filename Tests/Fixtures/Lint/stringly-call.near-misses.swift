//// Sources/LoginAPI/Actions.swift
public import MediatorKit

public struct Register: NamedAction {
  public static let route = ActionRoute("Login.register", path: "login/register", exposure: .link)
}
/// The facade, in the module that declares the actions.
public struct Login {
  let mediator: Mediator
  public func register(_ info: String) async throws {
    try await mediator.open(.name("Login.register", ["info": .text(info)]))
    try await mediator.target("Login").action("register").send()
    try await mediator.open(.url("feed://login/register"))
  }
}

//// Sources/LoginHandlers/Login.swift
import LoginAPI
import MediatorKit
@Handles(Register.self) func register(_ action: Register, _ call: ActionCall) {}

//// Sources/PaymentFacade/Payment.swift
import MediatorKit
public struct Payment {
  // The names of a program that is no part of this project.
  public func pay(_ mediator: Mediator) async throws { try await mediator.open(.name("Payment.pay")) }
  public func refund(_ mediator: Mediator) async throws { try await mediator.target("Payment").action("refund").send() }
}

//// Sources/Page/Page.swift
import LoginAPI
import MediatorKit

func open(_ mediator: Mediator, link: String, data: [UInt8], names: [String]) async throws {
  // Sent by its type.
  try await mediator.send(Register())
  // What comes from elsewhere.
  try await mediator.open(.url(link, from: .commandLine))
  try await mediator.open(.data(data))
  try await mediator.open(.name(names[0]))
  try await mediator.open(.name("Login.\(names[1])"))
  try await mediator.target(names[0]).action("register").send()
  // A link of others, a link of which the path is put together, and one that no action has.
  try await mediator.open(.url("https://example.org/login/register"))
  try await mediator.open(.url("feed://login/\(names[0])"))
  try await mediator.open(.url("feed://elsewhere/open"))
  // Texts that only look like it.
  print("Login.register")
  let title = "feed://login/register"
  let file = FileRequest.name("Login.register")
  try await workspace.open(.document("Login.register"))
  form.target("Login").submit("register")
}

// A type of the same form that is no mediator.
struct Router {
  func open(_ place: Place) {}
  func target(_ name: String) -> Router { self }
  func action(_ name: String) {}
}
enum Place { case name(String), url(String) }
func route(_ router: Router) {
  router.open(.name("Login.register"))
  router.target("Login").action("register")
}

//// Tests/PageTests/PageTests.swift
import MediatorKit
func test(_ mediator: Mediator) async throws { try await mediator.open(.name("Login.register")) }

//// Targets/Lite/main.swift
import LoginHandlers
import MediatorKit
import Page
import PaymentFacade
Mediator.main.answerLinks(.scheme("feed"))

//// Targets/Standard/main.swift
import Page
