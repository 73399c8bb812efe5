import MediatorKit
import Testing

/// Paths whose first typed parameters fit equally well: what follows decides.
struct RouteDefectTests {
  struct ShowPage: NamedAction {
    typealias Output = String
    static let route = ActionRoute("Routes.page", path: "item/:id(Int)/page", exposure: .link)
    var id: Int
  }

  struct ShowPart: NamedAction {
    typealias Output = String
    static let route = ActionRoute("Routes.part", path: "item/:size(Double)/:part", exposure: .link)
    var size: Double
    var part: String
  }

  // The link was refused, since it fits both, though `validate()` found nothing.
  @Test func `A fixed component behind parameters that fit equally well comes before a plain one`() async throws {
    let mediator = Mediator(modules: [])
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(ShowPart.self) { action, _ in "part \(action.part)" }
    mediator.handle(ShowPage.self) { action, _ in "page of \(action.id)" }
    try mediator.validate()
    #expect(try await mediator.open(.url("feed://item/7/page"), as: String.self) == "page of 7")
    #expect(try await mediator.open(.url("feed://item/7/end"), as: String.self) == "part end")
    #expect(try await mediator.open(.url("feed://item/7.5/page"), as: String.self) == "part page")
  }
}
