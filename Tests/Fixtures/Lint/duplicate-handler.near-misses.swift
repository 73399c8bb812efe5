//// Sources/API/Actions.swift
public import MediatorKit

public struct Show: ModuleAction {}
public struct Confirm: ModuleAction {}
public struct Play: ModuleAction {}
public struct Paint: ImmediateAction {}
public struct Share: ModuleAction {}
public struct Track: ModuleAction {}
public struct Late: ModuleAction {}
public struct Tested: ModuleAction {}
public struct Format: ImmediateAction {}
public enum Login { public struct Register: ModuleAction {} }
public enum Settings { public struct Register: ModuleAction {} }
extension ExperimentKey {
  public static let newPlayer = ExperimentKey("newPlayer", arms: ["off", "on"], owner: "page", expires: "2030-12-31")
}
extension MediatorSetting { public static let theme = MediatorSetting("theme", values: ["light", "dark"]) }

//// Sources/Page/Handlers.swift
import API
import MediatorKit

// One for each state, and one for all others.
@Handles(Confirm.self) func confirm(_ action: Confirm, _ call: ActionCall) {}
@Handles(Confirm.self, in: .focusTitle) func confirmTitle(_ action: Confirm, _ call: ActionCall) {}
@Handles(Confirm.self, in: .focusContent) func confirmContent(_ action: Confirm, _ call: ActionCall) {}
@Handles(Confirm.self, in: .initial) func confirmFirst(_ action: Confirm, _ call: ActionCall) {}

// The arms of one experiment, and the values of one setting.
@Handles(Play.self, variant: (.newPlayer, "on")) func play(_ action: Play, _ call: ActionCall) {}
@Handles(Play.self, variant: (ExperimentKey.newPlayer, "off")) func playAsBefore(_ action: Play, _ call: ActionCall) {}
@Handles(Paint.self, setting: (.theme, "light")) func light(_ action: Paint, _ call: ActionCall) {}
@Handles(Paint.self, setting: (.theme, "dark")) func dark(_ action: Paint, _ call: ActionCall) {}

// Two actions of one name.
@Handles(Login.Register.self) func register(_ action: Login.Register, _ call: ActionCall) {}
@Handles(Settings.Register.self) func registerSettings(_ action: Settings.Register, _ call: ActionCall) {}

// Never in one build.
#if BETA
  @Handles(Track.self) func track(_ action: Track, _ call: ActionCall) {}
#else
  @Handles(Track.self) func trackPublic(_ action: Track, _ call: ActionCall) {}
#endif

// Added to a scope, where a branch decides, or to be taken back: the nearest comes first, or they do not meet.
@Handles(Late.self) func late(_ action: Late, _ call: ActionCall) {}
func start(_ mediator: Mediator, isOld: Bool) {
  let page = Mediator.main.scope()
  page.handle(Late.self) { _, _ in }
  mediator.handle(Late.self) { _, _ in }
  if isOld { Mediator.main.handle(Late.self) { _, _ in } }
  let token = Mediator.main.handle(Late.self) { _, _ in }
  token.remove()
  // Both are added by code, which knows what it does.
  Mediator.main.handle(Tested.self) { _, _ in }
  Mediator.main.handle(Tested.self) { _, _ in }
}

// Called twice by code, and handled once.
func showAgain(_ action: Show, _ call: ActionCall) {}
@Handles(Show.self) func show(_ action: Show, _ call: ActionCall) { showAgain(action, call) }

// Another attribute of the name, on a type that is no module of MediatorKit.
@Module(id: "3") final class Chapter {}
@Module(id: "3") final class Appendix {}
@Module(id: "4") final class ListPage: OpenableModule {}
#if LITE
  @Module(id: "5") final class SmallPage: OpenableModule {}
#else
  @Module(id: "5") final class LargePage: OpenableModule {}
#endif

//// Sources/Sharing/Sharing.swift
import API
import MediatorKit
@Handles(Share.self) func share(_ action: Share, _ call: ActionCall) {}

//// Tests/PageTests/PageTests.swift
import API
import MediatorKit
@Handles(Show.self) func showInTest(_ action: Show, _ call: ActionCall) {}

//// Targets/Lite/main.swift
import API
import MediatorKit
import Page
// Each product has its own, and Lite does not link Sharing.
@Handles(Format.self) func format(_ action: Format, _ call: ActionCall) {}
@Handles(Share.self) func shareLite(_ action: Share, _ call: ActionCall) {}

//// Targets/Standard/main.swift
import API
import MediatorKit
import Page
import Sharing
@Handles(Format.self) func format(_ action: Format, _ call: ActionCall) {}
@Module(id: "6") final class StandardPage: OpenableModule {}
