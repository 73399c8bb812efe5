//// Sources/API/Actions.swift
public import MediatorKit

public struct Show: ModuleAction {}
public struct Confirm: ModuleAction {}
public struct Play: ModuleAction {}
public struct Paint: ImmediateAction {}
public struct Share: ModuleAction {}
public struct Track: ModuleAction {}
public struct Late: ModuleAction {}
public enum Login { public struct Register: ModuleAction {} }
public typealias Open = Show
extension ExperimentKey {
  public static let newPlayer = ExperimentKey("newPlayer", arms: ["off", "on"], owner: "page", expires: "2030-12-31")
  public static let oldPlayer = ExperimentKey("oldPlayer", arms: ["off", "on"], owner: "page", expires: "2030-12-31")
}
extension MediatorState {
  public static let focusTitle = MediatorState("focusTitle")
  public static let focusHeadline: MediatorState = .init("focusTitle")
}
extension MediatorSetting { public static let theme = MediatorSetting("theme", values: ["light", "dark"]) }

//// Sources/Page/Handlers.swift
import API
import MediatorKit

@Handles(Show.self)
func show(_ action: Show, _ call: ActionCall) {} // expect: duplicate-handler

actor Shower {
  // By an alias of the type.
  @Handles(Open.self) func open(_ action: Show, _ call: ActionCall) {}
}

// Two constants that are one state.
@Handles(Confirm.self, in: .focusTitle)
func confirmTitle(_ action: Confirm, _ call: ActionCall) {} // expect: duplicate-handler
@Handles(Confirm.self, in: MediatorState.focusHeadline)
func confirmHeadline(_ action: Confirm, _ call: ActionCall) {}

// An arm beside a handler for everything.
@Handles(Play.self) func play(_ action: Play, _ call: ActionCall) {} // expect: duplicate-handler
@Handles(Play.self, variant: (.newPlayer, "on")) func playNew(_ action: Play, _ call: ActionCall) {}

// Arms of two experiments, and one value twice.
@Handles(Login.Register.self, variant: (.newPlayer, "on"))
func register(_ action: Login.Register, _ call: ActionCall) {} // expect: duplicate-handler
extension Login {
  @Handles(Register.self, variant: (.oldPlayer, "off")) static func again(_ action: Register, _ call: ActionCall) {}
}
@Handles(Paint.self, setting: (.theme, "dark"))
func dark(_ action: Paint, _ call: ActionCall) {} // expect: duplicate-handler
@Handles(Paint.self, setting: (.theme, "dark")) func darkest(_ action: Paint, _ call: ActionCall) {}

// A default in shared code, and a product with its own.
@Handles(Share.self) func share(_ action: Share, _ call: ActionCall) {} // expect: duplicate-handler

// Conditions that hold together in a build of Lite that is no beta.
#if LITE
  @Handles(Track.self) func trackLite(_ action: Track, _ call: ActionCall) {} // expect: duplicate-handler
#endif
#if !BETA
  @Handles(Track.self) func trackPublic(_ action: Track, _ call: ActionCall) {}
#endif

// One handler is linked, and one is added whatever happens.
@Handles(Late.self) func late(_ action: Late, _ call: ActionCall) {} // expect: duplicate-handler
func start() {
  Mediator.main.handle(Late.self) { _, _ in }
}

// Two modules with one id.
@Module(id: "2")
final class ArticlePage: OpenableModule {} // expect: duplicate-handler
@Module(id: "2", policy: .once)
actor ArticleList: OpenableModule {}

//// Targets/Lite/main.swift
import API
import MediatorKit
import Page

@Handles(Share.self) func shareLite(_ action: Share, _ call: ActionCall) {}

//// Targets/Standard/main.swift
import Page
