import MediatorKit
import ServiceKit
import Testing

/// What sharing needs from a product.
protocol ShareAdapter: AnyObject, Sendable {
  func share(_ text: String) async throws -> String
}

enum Sharing {
  struct Share: ModuleAction {
    typealias Output = String
    var text: String
  }

  struct Own: ModuleAction { typealias Output = ObjectIdentifier }
}

@Adapter((any ShareAdapter).self)
final class MailShare: ShareAdapter {
  init() {}

  func share(_ text: String) async throws -> String { "mailed \(text)" }

  @Handles(Sharing.Own.self)
  func own(_ action: Sharing.Own, _ call: ActionCall) -> ObjectIdentifier { ObjectIdentifier(self) }
}

@Suite("An adapter can answer an action")
struct AdapterAnswerTests {
  @Test func `The product's adapter answers, whichever it is`() async throws {
    let mediator = Mediator(modules: [])
    mediator.answer(Sharing.Share.self, from: (any ShareAdapter).self) { adapter, action, _ in
      try await adapter.share(action.text)
    }
    #expect(try await mediator.send(Sharing.Share(text: "it")) == "mailed it")
  }

  @Test func `A method of an adapter is called on the registry's instance`() async throws {
    let adapter = try AdapterRegistry.main.requiredAdapter((any ShareAdapter).self)
    let mediator = Mediator(modules: ["MediatorKitTests"])
    #expect(try await mediator.send(Sharing.Own()) == ObjectIdentifier(adapter))
  }
}
