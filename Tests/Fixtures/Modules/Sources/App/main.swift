import AccountsAPI
import MediatorKit
import MessagesAPI
import PlayerAPI

/// Sends an action, and shows what comes of it.
@MainActor func show<Action: ModuleAction>(_ action: Action) async where Action.Output == String {
  do { print(try await Mediator.main.send(action)) } catch { print(error) }
}

await show(SignOut())
await show(ShareTrack())
await show(PlayGreeting())
do {
  try Mediator.main.validate()
  print("valid")
} catch {
  print(error)
}
