import AccountsAPI
import MediatorKit
import MessagesAPI
import PlayerAPI

@Handles(CurrentTrack.self)
func currentTrack(_ action: CurrentTrack, _ call: ActionCall) -> String { "Low tide" }

/// Asks both other modules.
@Handles(PlayGreeting.self)
func playGreeting(_ action: PlayGreeting, _ call: ActionCall) async throws -> String {
  let user = try await call.send(CurrentUser())
  let unread = try await call.send(UnreadCount())
  return "Good morning \(user), you have \(unread) messages"
}
