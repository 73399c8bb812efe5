import AccountsAPI
import MediatorKit
import MessagesAPI
import PlayerAPI

actor Accounts {
  @Handles(CurrentUser.self)
  func currentUser(_ action: CurrentUser, _ call: ActionCall) -> String { "Ada" }

  /// Asks both other modules.
  @Handles(SignOut.self)
  func signOut(_ action: SignOut, _ call: ActionCall) async throws -> String {
    let unread = try await call.send(UnreadCount())
    let track = try await call.send(CurrentTrack())
    return "Ada leaves \(unread) messages, and '\(track)' stops"
  }
}
