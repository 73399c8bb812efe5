//// Sources/Links/Links.swift
import MediatorKit

// A fixed component, a typed parameter and a plain one are told apart, and so are kinds that share no text.
struct NewArticle: NamedAction { static let route = ActionRoute("Article.new", path: "article/new") }
struct Article: NamedAction { static let route = ActionRoute("Article.show", path: "article/:id(Int)") }
struct Flag: NamedAction { static let route = ActionRoute("Article.flag", path: "article/:flag(Bool)") }
struct Named: NamedAction { static let route = ActionRoute("Article.named", path: "article/:name") }
// Of another length.
struct Edit: NamedAction { static let route = ActionRoute("Article.edit", path: "article/:id(Int)/edit") }
struct Root: NamedAction { static let route = ActionRoute("Article.root", path: "article") }
// Compared from the left, one of them is first at some component.
struct Left: NamedAction { static let route = ActionRoute("Left.open", path: "shelf/:a/b") }
struct Right: NamedAction { static let route = ActionRoute("Right.open", path: "shelf/a/:b") }
// Case matters behind the first component.
struct Upper: NamedAction { static let route = ActionRoute("Upper.open", path: "case/A") }
struct Lower: NamedAction { static let route = ActionRoute("Lower.open", path: "case/a") }
// No paths, and names that differ.
struct First: NamedAction { static let route = ActionRoute("First.open") }
struct Second: NamedAction { static let route = ActionRoute("First.opened", path: nil) }
// A path that is refused fits no link; validation says so.
struct Broken: NamedAction { static let route = ActionRoute("Broken.open", path: "article//:id") }
struct Torn: NamedAction { static let route = ActionRoute("Torn.open", path: "article//:id") }
// What the text is, only the program knows.
let prefix = "beta"
struct Made: NamedAction { static let route = ActionRoute("Made.open", path: "\(prefix)/open") }
struct Built: NamedAction { static let route = ActionRoute("Built.open", path: prefix + "/open") }
// Nothing handles it, so nothing leads to it.
struct Unhandled: NamedAction { static let route = ActionRoute("Article.show", path: "article/:id(Int)") }
// A property of the name in a type that is no action.
struct Trip { static let route = ActionRoute("Article.show", path: "article/new") }
// Never in one build.
#if BETA
  struct Trial: NamedAction { static let route = ActionRoute("Trial.open", path: "trial") }
  @Handles(Trial.self) func trial(_ action: Trial, _ call: ActionCall) {}
#else
  struct Public: NamedAction { static let route = ActionRoute("Trial.open", path: "trial") }
  @Handles(Public.self) func trial(_ action: Public, _ call: ActionCall) {}
#endif
// One action with two handlers has its name once.
struct Press: NamedAction { static let route = ActionRoute("Press.down", path: "press") }
@Handles(Press.self) func press(_ action: Press, _ call: ActionCall) {}
@Handles(Press.self, in: .focusTitle) func pressTitle(_ action: Press, _ call: ActionCall) {}
// A branch decides which of its paths it has.
struct Switched: NamedAction {
  static var route: ActionRoute {
    if isOld { return ActionRoute("Switched.open", path: "article/new") }
    return ActionRoute("Switched.open", path: "case/a")
  }
}

@Handles(NewArticle.self) func newArticle(_ action: NewArticle, _ call: ActionCall) {}
@Handles(Article.self) func article(_ action: Article, _ call: ActionCall) {}
@Handles(Flag.self) func flag(_ action: Flag, _ call: ActionCall) {}
@Handles(Named.self) func named(_ action: Named, _ call: ActionCall) {}
@Handles(Edit.self) func edit(_ action: Edit, _ call: ActionCall) {}
@Handles(Root.self) func root(_ action: Root, _ call: ActionCall) {}
@Handles(Left.self) func left(_ action: Left, _ call: ActionCall) {}
@Handles(Right.self) func right(_ action: Right, _ call: ActionCall) {}
@Handles(Upper.self) func upper(_ action: Upper, _ call: ActionCall) {}
@Handles(Lower.self) func lower(_ action: Lower, _ call: ActionCall) {}
@Handles(First.self) func first(_ action: First, _ call: ActionCall) {}
@Handles(Second.self) func second(_ action: Second, _ call: ActionCall) {}
@Handles(Broken.self) func broken(_ action: Broken, _ call: ActionCall) {}
@Handles(Torn.self) func torn(_ action: Torn, _ call: ActionCall) {}
@Handles(Made.self) func made(_ action: Made, _ call: ActionCall) {}
@Handles(Built.self) func built(_ action: Built, _ call: ActionCall) {}
@Handles(Switched.self) func switched(_ action: Switched, _ call: ActionCall) {}
func start(_ mediator: Mediator) { mediator.handle(Unhandled.self) { _, _ in } }

//// Targets/Lite/main.swift
import Links
import MediatorKit
struct Settings: NamedAction { static let route = ActionRoute("Settings.open", path: "settings") }
@Handles(Settings.self) func settings(_ action: Settings, _ call: ActionCall) {}

//// Targets/Standard/main.swift
import Links
import MediatorKit
// The same link leads elsewhere in the other product.
struct Options: NamedAction { static let route = ActionRoute("Settings.open", path: "settings") }
@Handles(Options.self) func options(_ action: Options, _ call: ActionCall) {}
