import FeedSettingsAPI
import MediatorKit

/// A link to the data saver, `feed://saver/open`; only this product answers it.
struct SaverLink: NamedAction {
  typealias Output = ModuleHandle
  static let route = ActionRoute("Saver.link", path: "saver/open", exposure: .link)
}

@Handles(SaverLink.self)
func saverLink(_ action: SaverLink, _ call: ActionCall) async throws -> ModuleHandle {
  try await call.send(ShowSettings())
}
