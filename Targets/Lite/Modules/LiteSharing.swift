import FeedShareAPI
import MediatorKit

/// Passes on the bare address, and the title before it.
@Handles(FormatShare.self)
func formatShare(_ action: FormatShare, _ call: ActionCall) -> String {
  [action.title, action.url].compactMap { $0 }.joined(separator: " ")
}
