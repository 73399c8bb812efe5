import MediatorKit

nonisolated extension ExperimentKey {
  static let newPlayer = ExperimentKey("newPlayer", arms: ["off", "on"], owner: "player", expires: "2030-12-31")
}

nonisolated extension MediatorSetting {
  static let theme = MediatorSetting("theme", values: ["light", "dark"])
}

struct ShowPlayer: ModuleAction {
  typealias Output = String
}

struct Paint: ImmediateAction {
  typealias Output = String
}

@Handles(ShowPlayer.self, variant: (.newPlayer, "off"))
func showOldPlayer(_ action: ShowPlayer, _ call: ActionCall) -> String { "old" }

final class NewPlayer: Sendable {
  @Handles(ShowPlayer.self, variant: (.newPlayer, "on"))
  func show(_ action: ShowPlayer, _ call: ActionCall) -> String { "new" }
}

@Handles(Paint.self, setting: (.theme, "light"))
func paintLight(_ action: Paint, _ call: ActionCall) -> String { "white" }

@Handles(Paint.self, setting: (.theme, "dark"))
func paintDark(_ action: Paint, _ call: ActionCall) -> String { "black" }

@Handles(Paint.self, in: .focusTitle, setting: (.theme, "light"))
func paintLightTitle(_ action: Paint, _ call: ActionCall) -> String { "yellow" }

@Handles(Paint.self, in: .focusTitle, setting: (.theme, "dark"))
func paintDarkTitle(_ action: Paint, _ call: ActionCall) -> String { "brown" }
