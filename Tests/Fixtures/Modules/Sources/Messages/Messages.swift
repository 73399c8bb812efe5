import AccountsAPI
import MediatorKit
import MessagesAPI
import PlayerAPI

@MainActor final class Messages {
  @Handles(UnreadCount.self)
  func unreadCount(_ action: UnreadCount, _ call: ActionCall) -> Int { 3 }

  /// Asks both other modules.
  @Handles(ShareTrack.self)
  func share(_ action: ShareTrack, _ call: ActionCall) async throws -> String {
    let user = try await call.send(CurrentUser())
    let track = try await call.send(CurrentTrack())
    return "\(user) shares '\(track)'"
  }
}
