import FeedReaderAPI
import FeedSettingsAPI
import FeedShareAPI
import MediatorKit

/// A link to share an item, `feed://share/open?url=…`; only this product answers it, and asks before.
struct ShareLink: NamedAction {
  typealias Output = ModuleHandle
  static let route = ActionRoute(
    "Share.link", path: "share/open", exposure: .linkWithConfirmation,
    urls: ["url": URLAllowList(schemes: ["https", "http"])])

  let url: String
}

/// A link to the settings, `feed://settings/open`; only this product answers it.
struct SettingsLink: NamedAction {
  typealias Output = ModuleHandle
  static let route = ActionRoute("Settings.link", path: "settings/open", exposure: .link)
}

@Handles(ShareLink.self)
func shareLink(_ action: ShareLink, _ call: ActionCall) async throws -> ModuleHandle {
  try await call.send(ShareItem(call.send(FindItem(url: action.url))))
}

@Handles(SettingsLink.self)
func settingsLink(_ action: SettingsLink, _ call: ActionCall) async throws -> ModuleHandle {
  try await call.send(ShowSettings())
}
