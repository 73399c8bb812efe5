import FeedShareAPI
import MediatorKit

/// Passes on links as Markdown has them.
@Handles(FormatShare.self)
func formatShare(_ action: FormatShare, _ call: ActionCall) -> String {
  guard let title = action.title else { return "<\(action.url)>" }
  let text = title.reduce(into: "") { text, character in
    if "\\[]".contains(character) { text.append("\\") }
    text.append(character)
  }
  return "[\(text)](<\(action.url)>)"
}
