import FeedArticleAPI
import FeedReaderAPI
import MediatorKit

@Handles(ShowArticle.self)
func showArticle(_ action: ShowArticle, _ call: ActionCall) async throws -> ModuleHandle {
  // Asked for before anything is opened, so that a link that leads to no item launches no module.
  try await showItem(ShowItem(call.send(FindItem(url: action.url))), call)
}

@Handles(ShowItem.self)
func showItem(_ action: ShowItem, _ call: ActionCall) async throws -> ModuleHandle {
  try await call.open(
    ArticleModule.self, server: .init(url: action.item.url ?? ""), client: ReaderClient(item: action.item))
}
