import FeedReaderAPI
import FeedSettingsAPI
import FeedShareAPI
import MediatorKit

/// Shows an item in the form in which it can be passed on: the settings say what is passed on, the product how.
@Module(id: "3")
final class ShareModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {
    let url: String
  }

  typealias ClientValues = ReaderClient

  init(server: ServerParameters, client: ReaderClient, opening: ModuleContext) throws {
    let call = opening.call
    let item = try client.item ?? call.send(FindItem(url: server.url))
    guard let url = item.url else { throw NoAddress() }
    let title = try call.send(CurrentSettings()).sharesTitles ? item.title : nil
    try call.send(ShowInReader(.lines([call.send(FormatShare(title: title, url: url))])))
  }
}
