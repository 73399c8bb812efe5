//// Sources/Links/Links.swift
import MediatorKit

// Two names for one parameter.
struct ShowArticle: NamedAction {
  static let route = ActionRoute("Article.show", path: "article/:id(Int)", exposure: .link) // expect: overlapping-routes
  var id: Int
}
struct ShowPage: NamedAction {
  static let route = ActionRoute("Page.show", path: "article/:number(Int)", exposure: .link)
  var number: Int
}

// A whole number is a number.
struct ShowPrice: NamedAction {
  static let route = ActionRoute("Price.show", path: "price/:amount(Double)/in/:currency") // expect: overlapping-routes
}
struct ShowShelf: NamedAction {
  static let route: ActionRoute = .init("Shelf.show", path: "price/:shelf(Int)/in/:room")
}

// The same path, written in a getter.
struct Search: NamedAction {
  static var route: ActionRoute { ActionRoute("Search.open", path: "search") } // expect: overlapping-routes
}
struct Find: NamedAction {
  static var route: ActionRoute {
    return ActionRoute("Find.open", path: "search", exposure: .linkWithConfirmation)
  }
}

// One name, without a path.
struct Reset: NamedAction {
  static let route = ActionRoute("Settings.reset") // expect: overlapping-routes
}
enum Danger {
  struct Reset: NamedAction {}
}
extension Danger.Reset {
  static let route = ActionRoute("Settings.reset", path: "danger/reset")
}

// One name and one path are two faults.
struct One: NamedAction {
  static let route = ActionRoute("One.open", path: "one/:a/:b") // expect: overlapping-routes, overlapping-routes
}
struct Other: NamedAction {
  static let route = ActionRoute("One.open", path: "one/:c/:d")
}

struct Home: NamedAction {
  static let route = ActionRoute("Home.open", path: "home") // expect: overlapping-routes
}

@Handles(ShowArticle.self) func article(_ action: ShowArticle, _ call: ActionCall) {}
@Handles(ShowPage.self) func page(_ action: ShowPage, _ call: ActionCall) {}
@Handles(ShowPrice.self) func price(_ action: ShowPrice, _ call: ActionCall) {}
@Handles(ShowShelf.self) func shelf(_ action: ShowShelf, _ call: ActionCall) {}
@Handles(Search.self) func search(_ action: Search, _ call: ActionCall) {}
@Handles(Find.self) func find(_ action: Find, _ call: ActionCall) {}
@Handles(Reset.self) func reset(_ action: Reset, _ call: ActionCall) {}
@Handles(Danger.Reset.self) func resetAll(_ action: Danger.Reset, _ call: ActionCall) {}
@Handles(One.self) func one(_ action: One, _ call: ActionCall) {}
@Handles(Other.self) func other(_ action: Other, _ call: ActionCall) {}
@Handles(Home.self) func home(_ action: Home, _ call: ActionCall) {}

//// Targets/Lite/main.swift
import Links
import MediatorKit

// Shared code has the path, and one product too.
struct LiteHome: NamedAction {
  static let route = ActionRoute("LiteHome.open", path: "home", exposure: .link)
}
@Handles(LiteHome.self) func liteHome(_ action: LiteHome, _ call: ActionCall) {}

//// Targets/Standard/main.swift
import Links
