import MediatorKit

nonisolated extension MediatorState {
  static let focusTitle = MediatorState("focusTitle")
  static let focusContent = MediatorState("focusContent")
}

/// Confirms what was typed; which field gets it depends on the state of the page.
struct Confirm: ModuleAction {
  typealias Output = String
  var text: String
}

struct Look: ImmediateAction {
  typealias Output = String
}

actor PublishPage {
  private var count = 0

  @Handles(Confirm.self, scope: .local)
  func confirm(_ action: Confirm, _ call: ActionCall) -> String { line("nothing", action) }

  @Handles(Confirm.self, in: .focusTitle, scope: .local)
  func confirmTitle(_ action: Confirm, _ call: ActionCall) -> String { line("title", action) }

  @Handles(Confirm.self, in: .focusContent, scope: .local)
  func confirmContent(_ action: Confirm, _ call: ActionCall) async -> String { line("content", action) }

  private func line(_ field: String, _ action: Confirm) -> String {
    count += 1
    return "\(field) \(action.text) \(count)"
  }
}

@Handles(Look.self)
func look(_ action: Look, _ call: ActionCall) -> String { "plain" }

@Handles(Look.self, in: .focusTitle)
func lookAtTitle(_ action: Look, _ call: ActionCall) -> String { "title" }

struct Tally: ModuleAction {
  typealias Output = Int
}

actor Tallies {
  private var count = 0

  @Handles(Tally.self)
  func tally(_ action: Tally, _ call: ActionCall) -> Int {
    count += 1
    return count
  }
}
