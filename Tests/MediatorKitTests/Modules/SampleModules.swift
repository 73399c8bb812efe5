import MediatorKit
import ServiceKit

/// What the sample modules have been told, in order, for one test.
extension Journal {
  var all: [String] { lines }
}

/// What a test hands to the sample modules.
struct Surroundings: Sendable {
  var journal = Journal()
  /// Awaited by initialisers.
  var beforeOpen: @Sendable (ModuleContext) async throws -> Void = { _ in }
  /// Awaited by `shouldClose`.
  var mayClose: @Sendable () async -> Bool = { true }
  /// Awaited by `didClose`.
  var afterClose: @Sendable () async -> Void = {}
  /// Awaited by handlers.
  var whileHandling: @Sendable () async -> Void = {}
}

struct ArticleAddress: Decodable, Sendable, Equatable {
  var url: String
  var page: UInt8?
}

/// A module of the main actor.
@Module(id: "article")
@MainActor
final class ArticleModule: OpenableModule {
  typealias ServerParameters = ArticleAddress
  typealias ClientValues = Surroundings

  let server: ArticleAddress
  let client: Surroundings
  let opening: ModuleContext

  init(server: ArticleAddress, client: Surroundings, opening: ModuleContext) async throws {
    MainActor.assertIsolated()
    try await client.beforeOpen(opening)
    client.journal.write("open \(server.url)")
    (self.server, self.client, self.opening) = (server, client, opening)
  }

  func shouldClose(_ reason: ClosingReason) async -> Bool {
    client.journal.write("asked \(reason)")
    return await client.mayClose()
  }

  func didClose(_ reason: ClosingReason) async {
    MainActor.assertIsolated()
    client.journal.write("closed \(reason)")
    await client.afterClose()
  }

  @Handles(ReadAddress.self)
  func read(_ action: ReadAddress, _ call: ActionCall) async -> String {
    await client.whileHandling()
    return server.url
  }
}

struct ReadAddress: ModuleAction {
  typealias Output = String
}

/// A module that is an actor, of which one is open at a time.
@Module(id: "player", policy: .once)
actor PlayerModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  typealias ClientValues = Surroundings

  private let client: Surroundings

  init(server: ServerParameters, client: Surroundings, opening: ModuleContext) async throws {
    try await client.beforeOpen(opening)
    client.journal.write("play")
    self.client = client
  }

  func reopen(server: ServerParameters, client: Surroundings) { self.client.journal.write("play again") }
}

extension PlayerModule {
  @Handles(CountPlays.self)
  func count(_ action: CountPlays, _ call: ActionCall) -> Int { client.journal.all.count }
}

struct CountPlays: ModuleAction {
  typealias Output = Int
}

/// A module of no actor, behind a gate, that needs nothing.
@Module(id: "account", policy: .reuseTop, requires: "login")
final class AccountModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}

  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}

  @Handles(AccountName.self)
  func name(_ action: AccountName, _ call: ActionCall) -> String { "somebody" }
}

struct AccountName: ImmediateAction {
  typealias Output = String
}

/// A class without the attribute.
final class ForgottenModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}

extension Mediator {
  /// A mediator with what this test target declares.
  static var ofTests: Mediator { Mediator(modules: ["MediatorKitTests"]) }
}

/// Server data of the form that programs get.
func serverData(_ text: String) -> [UInt8] { Array(text.utf8) }
