import MediatorKit

/// Actions with names, for the tests of names and links.
struct ShowArticle: NamedAction {
  typealias Output = String
  static let route = ActionRoute(
    "Article.show", path: "article/:id(Int)", exposure: .link,
    urls: ["url": URLAllowList(schemes: ["https"], hosts: ["example.com", ".example.org"])])

  enum Style: String, Codable, CaseIterable { case plain, rich }

  var id: Int
  var url: String?
  var tags: [String]?
  var style: Style?
  var ratio: Double?
  var isNew: Bool?
}

struct OpenArticle: NamedAction {
  typealias Output = String
  static let route = ActionRoute("Article.open", path: "article/open", exposure: .link)
  var text: String
}

struct FindArticle: NamedAction {
  typealias Output = String
  static let route = ActionRoute("Article.find", path: "article/:name", exposure: .link, ignoresUnknownParameters: true)
  var name: String
}

struct DeleteArticle: NamedAction {
  static let route = ActionRoute("Article.delete", path: "article/:id(Int)/delete", exposure: .linkWithConfirmation)
  var id: Int
}

struct ResetAll: NamedAction {
  static let route = ActionRoute("Settings.reset", path: "settings/reset")
}

struct View: NamedAction, ImmediateAction {
  typealias Output = Int
  static let route = ActionRoute("Publish.view")
  var id: UInt8
}

/// A mediator with handlers of all these, added at `App/Handlers.swift`, with the names of the links that were handled.
struct NamedSamples {
  let mediator: Mediator
  let notebook = Notebook()

  actor Notebook {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
  }

  init() {
    let mediator = Mediator(modules: [])
    let notebook = notebook
    self.mediator = mediator
    mediator.handle(ShowArticle.self, fileID: "App/Handlers.swift", line: 1) { action, call in
      await notebook.add("show")
      return [
        "\(action.id)", action.url, action.tags?.joined(separator: "|"), action.style?.rawValue,
        action.ratio.map { "\($0)" }, action.isNew.map { "\($0)" },
      ].compactMap(\.self).joined(separator: ", ")
    }
    mediator.handle(OpenArticle.self, fileID: "App/Handlers.swift", line: 2) { action, _ in
      await notebook.add("open")
      return action.text
    }
    mediator.handle(FindArticle.self, fileID: "App/Handlers.swift", line: 3) { action, call in
      await notebook.add("find")
      return "\(action.name), \(call.origin)"
    }
    mediator.handle(DeleteArticle.self, fileID: "App/Handlers.swift", line: 4) { _, _ in await notebook.add("delete") }
    mediator.handle(ResetAll.self, fileID: "App/Handlers.swift", line: 5) { _, _ in await notebook.add("reset") }
    mediator.handleImmediately(View.self, fileID: "App/Handlers.swift", line: 6) { action, _ in Int(action.id) + 1 }
    mediator.answerLinks(.scheme("feed"), .host("example.com"))
  }

  /// Opens a link at `App/main.swift:9`.
  func link(_ text: String) async throws -> any Sendable {
    try await mediator.open(.url(text, from: "Mail"), fileID: "App/main.swift", line: 9)
  }

  /// Opens a name at `App/main.swift:9`.
  func name(_ name: String, _ parameters: [String: ActionValue] = [:]) async throws -> any Sendable {
    try await mediator.open(.name(name, parameters), fileID: "App/main.swift", line: 9)
  }

  /// The whole text of the error, or the answer.
  func outcome(_ body: () async throws -> any Sendable) async -> String {
    do { return "\(try await body())" } catch { return "\(error)" }
  }
}
