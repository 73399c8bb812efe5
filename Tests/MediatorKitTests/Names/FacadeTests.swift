import MediatorKit
import Testing

/// A typed facade keeps strings out of callers: the module writes it once, in its API target.
struct Articles {
  let mediator: Mediator

  /// Shows an article; whoever calls this knows neither the module nor a name.
  func show(_ id: Int, style: ShowArticle.Style = .plain) async throws -> String {
    try await mediator.open(
      .name("Article.show", ["id": .integer(id), "style": .text(style.rawValue)]), as: String.self)
  }
}

extension Mediator {
  /// The facade of the module with the articles.
  var articles: Articles { Articles(mediator: self) }
}

struct FacadeTests {
  @Test func `A facade calls by name, and its callers write no string`() async throws {
    #expect(try await NamedSamples().mediator.articles.show(7, style: .rich) == "7, rich")
  }

  @MainActor
  @Test func `Names and links can be opened from the main actor`() async throws {
    let samples = NamedSamples()
    let model = Model()
    samples.mediator.confirmLinks { _ in await model.confirm() }
    try await samples.mediator.open(.url("feed://article/7/delete"))
    try await samples.mediator.target("Settings").action("reset").send()
    #expect(model.count == 1)
    #expect(await samples.notebook.lines == ["delete", "reset"])
  }

  @MainActor
  final class Model {
    private(set) var count = 0

    func confirm() -> Bool {
      count += 1
      return true
    }
  }
}
