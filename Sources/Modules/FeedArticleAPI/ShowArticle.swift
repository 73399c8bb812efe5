public import MediatorKit

/// Opens the item with a link: `feed://article/open?url=…`.
public struct ShowArticle: NamedAction {
  /// The handle of what was opened.
  public typealias Output = ModuleHandle
  /// `feed://article/open`, for any link.
  public static let route = ActionRoute(
    "Article.show", path: "article/open", exposure: .link, urls: ["url": URLAllowList(schemes: ["https", "http"])])

  /// The link of the item, as its feed gives it.
  public let url: String

  /// Makes the action.
  public init(url: String) {
    self.url = url
  }
}
