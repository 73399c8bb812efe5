import FeedReaderAPI
import FeedShareAPI
import MediatorKit

@Handles(ShareItem.self)
func shareItem(_ action: ShareItem, _ call: ActionCall) async throws -> ModuleHandle {
  guard let url = action.item.url else { throw NoAddress() }
  return try await call.open(ShareModule.self, server: .init(url: url), client: ReaderClient(item: action.item))
}
