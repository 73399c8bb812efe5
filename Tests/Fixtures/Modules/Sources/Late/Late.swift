import Doors
import MediatorKit

actor Bell {
  @Handles(Ring.self)
  func ring(_ action: Ring, _ call: ActionCall) -> String { "the library rings" }
}

@Handles(Look.self)
func look(_ action: Look, _ call: ActionCall) -> String { "the library looks" }

@Handles(Knock.self)
func knockLater(_ action: Knock, _ call: ActionCall) -> String { "the library opens" }

@Handles(Push.self)
func pushLater(_ action: Push, _ call: ActionCall) -> String { "the library gives way" }

@Module(id: "garden")
actor GardenModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}

  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}
