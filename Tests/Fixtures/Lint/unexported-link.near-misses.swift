//// Sources/Settings/Settings.swift
import MediatorKit

struct ShowSettings: NamedAction {
  static let route = ActionRoute("Settings.show", path: "settings/show", exposure: .link)
}
struct Reset: NamedAction {
  static let route = ActionRoute("Settings.reset", path: "settings/reset")
}
struct ShowItem: NamedAction {
  static let route = ActionRoute("Item.show", path: "item/:id(Int)", exposure: .linkWithConfirmation)
}
/// Who may reach it, only the program knows.
struct Maybe: NamedAction {
  static let route = ActionRoute("Maybe.open", path: "maybe", exposure: exposure)
}
/// Nothing handles it.
struct Unhandled: NamedAction {
  static let route = ActionRoute("Unhandled.open", path: "unhandled")
}
@Handles(ShowSettings.self) func showSettings(_ action: ShowSettings, _ call: ActionCall) {}
@Handles(Reset.self) func reset(_ action: Reset, _ call: ActionCall) {}
@Handles(ShowItem.self) func showItem(_ action: ShowItem, _ call: ActionCall) {}
@Handles(Maybe.self) func maybe(_ action: Maybe, _ call: ActionCall) {}

//// Sources/Page/Page.swift
import MediatorKit
import Settings

func open(_ mediator: Mediator, link: String, path: String) async throws {
  mediator.answerLinks(.scheme("feed"), .host("feed.example.com", port: 8080))
  // Links may reach them.
  try await mediator.open(.url("feed://settings/show"))
  try await mediator.open(.url("feed://item/7?from=help"))
  // The path is not known, or there is none yet.
  try await mediator.open(.url("feed://settings/\(path)"))
  try await mediator.open(.url("feed://" + path))
  // Compared, cut and put together.
  if link == "feed://settings/reset" { print("refused") }
  if link.hasPrefix("feed://settings/reset") { print("refused") }
  switch link {
  case "feed://settings/reset": break
  default: break
  }
  let longer = "feed://settings/reset" + "/all"
  // Of others, and of another port.
  let docs = URL(string: "https://example.com/settings/reset")
  let plain = URL(string: "https://feed.example.com/settings/reset")
  let mail = "mailto:reset@example.com"
  // A part of a text, and a name.
  print("open feed://settings/reset to reset")
  try await mediator.open(.name("Settings.reset"))
  // With characters that are written in another way than they are meant.
  let encoded = URL(string: "feed://settings/re%73et")
  // What leads nowhere counts only where it is known that the text is a link.
  let remark = "feed://nowhere/at/all"
  let unknown = "feed://maybe"
  // An action by which nothing is meant in this program.
  let unhandled = "feed://unhandled"
}
// feed://settings/reset

//// Sources/Unlinked/Unlinked.swift
// No product links it.
let link = "feed://settings/reset"

//// Sources/Web/Web.swift
// Where unknown links are taken care of, a link may lead nowhere.
import MediatorKit
func start(_ mediator: Mediator) async throws {
  mediator.handleNotFound { request in try await show(request) }
  try await mediator.open(.url("feed://somewhere/else"))
}

//// Tests/PageTests/PageTests.swift
import MediatorKit
let refused = "feed://settings/reset"

//// Targets/Lite/main.swift
import Page
import Web
//// Targets/Standard/main.swift
import Page
//// Targets/Plain/main.swift
// The product answers no links, so they are none of its own.
let reset = "feed://settings/reset"
//// Scenes/scenes.json
{ "version": 1, "$schema": "https://example.com/scene.schema.json",
  "scenes": { "page": [
    { "component": "help", "settings": { "link": "feed://settings/show", "title": "see feed://settings/reset" } }
  ] } }
