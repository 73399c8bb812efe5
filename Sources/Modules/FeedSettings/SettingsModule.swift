import FeedReaderAPI
import FeedSettingsAPI
import MediatorKit

/// Shows the settings of the product.
@Module(id: "4")
final class SettingsModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}

  typealias ClientValues = ReaderClient

  init(server: ServerParameters, client: ReaderClient, opening: ModuleContext) throws {
    try opening.call.send(ShowInReader(.lines(opening.call.send(CurrentSettings()).lines)))
  }
}

@Handles(ShowSettings.self)
func showSettings(_ action: ShowSettings, _ call: ActionCall) async throws -> ModuleHandle {
  try await call.open(SettingsModule.self, server: .init(), client: ReaderClient())
}
