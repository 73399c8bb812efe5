import MediatorKit
import Testing

/// Who may reach what by link.
struct LinkExposureTests {
  let samples = NamedSamples()

  private func outcome(_ text: String) async -> String { await samples.outcome { try await samples.link(text) } }

  @Test func `A link does not reach an internal action, and the developer is told which`() async {
    #expect(
      await outcome("feed://settings/reset") == """
        A link leads to Settings.reset, which links may not reach.
          the action is MediatorKitTests.ResetAll, handled by a handler at App/Handlers.swift:5
          asked for by url from Mail at App/main.swift:9
          Ways out:
            1. Give its route the exposure .link, if it opens something and changes nothing.
            2. Give its route the exposure .linkWithConfirmation, if the user is to be asked.
        """)
    #expect(await samples.notebook.lines.isEmpty)
  }

  @Test func `Outside, an internal action, an unknown one and another program's link look the same`() async {
    var texts: Set<String> = []
    for text in [
      "feed://settings/reset", "feed://settings/reset?x=y", "feed://settings/none", "other://settings/reset",
    ] {
      let error = await #expect(throws: MediatorError.self) { try await samples.link(text) }
      texts.insert(error?.outsideDescription ?? "")
    }
    #expect(texts == ["The request leads nowhere."])
  }

  @Test func `By name an internal action can be reached`() async throws {
    try await samples.mediator.open(.name("Settings.reset"))
    #expect(await samples.notebook.lines == ["reset"])
  }

  @Test func `A link that needs a confirmation is refused where nobody is there to ask`() async {
    #expect(
      await outcome("feed://article/7/delete") == """
        A link leads to Article.delete, which needs a confirmation, and nobody is there to ask.
          the action is MediatorKitTests.DeleteArticle, handled by a handler at App/Handlers.swift:4
          asked for by url from Mail at App/main.swift:9
          Way out: Set confirmLinks before links are opened.
        """)
    #expect(await samples.notebook.lines.isEmpty)
  }

  @Test func `A link that was confirmed runs, after the question was asked once with the action`() async throws {
    let notebook = samples.notebook
    samples.mediator.confirmLinks { link in
      await notebook.add(
        "\(link.url) \((link.action as? DeleteArticle)?.id ?? 0) \(link.origin.source?.description ?? "")")
      return true
    }
    _ = try await samples.link("feed://article/7/delete")
    #expect(await notebook.lines == ["feed://article/7/delete 7 Mail", "delete"])
  }

  @Test func `A link that was declined does not run`() async {
    samples.mediator.confirmLinks { _ in false }
    #expect(
      await outcome("feed://article/7/delete") == """
        A link leads to Article.delete, and its confirmation was declined.
          asked for by url from Mail at App/main.swift:9
        """)
    #expect(await samples.notebook.lines.isEmpty)
  }

  @Test func `Nobody is asked about a link whose parameters are wrong`() async {
    let notebook = samples.notebook
    samples.mediator.confirmLinks { _ in
      await notebook.add("asked")
      return true
    }
    _ = await outcome("feed://article/7/delete?x=y")
    #expect(await notebook.lines.isEmpty)
  }

  @Test func `Links that lead nowhere can be answered by a handler, and malformed ones cannot`() async throws {
    samples.mediator.handleNotFound { request in
      "\(request.name ?? "") \(request.url?.description ?? "") \(request.error.code == .notFound)"
    }
    #expect(try await samples.link("other://x?y=z") as? String == " other://x?y=z true")
    #expect(try await samples.link("feed://settings/reset") as? String == " feed://settings/reset false")
    #expect(try await samples.name("Article.shw") as? String == "Article.shw  true")
    await #expect(throws: MediatorError.self) { try await samples.link("feed://article/7?x") }
    await #expect(throws: MediatorError.self) { try await samples.link("feed: ") }
  }
}
