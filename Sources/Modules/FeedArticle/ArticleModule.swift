import FeedArticleAPI
import FeedReaderAPI
import FeedShareAPI
import MediatorKit

/// Shows one item, and offers to share it.
@Module(id: "2")
final class ArticleModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {
    let url: String
  }

  typealias ClientValues = ReaderClient

  private let item: ReaderItem

  init(server: ServerParameters, client: ReaderClient, opening: ModuleContext) throws {
    item = try client.item ?? opening.call.send(FindItem(url: server.url))
    try opening.call.send(ShowInReader(.item(item)))
  }

  @Handles(ShareArticle.self)
  func share(_ action: ShareArticle, _ call: ActionCall) async throws -> ModuleHandle {
    try await call.send(ShareItem(item))
  }
}
