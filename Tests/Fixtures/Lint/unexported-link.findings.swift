//// Sources/Settings/Settings.swift
import MediatorKit

struct ShowSettings: NamedAction {
  static let route = ActionRoute("Settings.show", path: "settings/show")
}
struct ShowItem: NamedAction {
  static let route = ActionRoute("Item.show", path: "item/:id(Int)", exposure: .link)
}
struct EditItem: NamedAction {
  static let route = ActionRoute("Item.edit", path: "item/:id(Int)/edit", exposure: .internal)
}
struct Special: NamedAction {
  static let route = ActionRoute("Item.special", path: "item/special")
}
@Handles(ShowSettings.self) func showSettings(_ action: ShowSettings, _ call: ActionCall) {}
@Handles(ShowItem.self) func showItem(_ action: ShowItem, _ call: ActionCall) {}
@Handles(EditItem.self) func editItem(_ action: EditItem, _ call: ActionCall) {}
@Handles(Special.self) func special(_ action: Special, _ call: ActionCall) {}

//// Sources/Page/Page.swift
import MediatorKit
import Settings

let help = "feed://settings/show" // expect: unexported-link
enum Shortcut: String {
  case edit = "feed:/item/3/edit" // expect: unexported-link
}
func open(_ mediator: Mediator, from place: String) async throws {
  mediator.answerLinks(.scheme("feed"), .host("feed.example.com"))
  try await mediator.open(.url("FEED://Settings/show?from=\(place)")) // expect: unexported-link
  show(links: ["https://feed.example.com/item/12/edit", "https://feed.example.com/item/12"]) // expect: unexported-link
  // The fixed component comes before the parameter.
  let url = URL(string: "feed://item/special") // expect: unexported-link
  // They lead nowhere.
  try await mediator.open(.url("feed://setting/show")) // expect: unexported-link
  let other = URL(string: "https://feed.example.com/item/twelve") // expect: unexported-link
}

//// Targets/Lite/main.swift
import Page
//// Targets/Standard/main.swift
import Page
//// Scenes/scenes.json
{ "version": 1,
  "scenes": { "page": [
    { "component": "help",
      "settings": {
        "link": "feed://settings/show",  // expect: unexported-link
        "more": ["feed://item/7", "feed://items/7"] } }  // expect: unexported-link
  ] } }
