import MediatorKit
import Testing

struct ServerDataTests {
  /// Data that is refused, and the reason.
  struct Refused: CustomTestStringConvertible, Sendable {
    let name: String
    let data: [UInt8]
    let fact: String
    var testDescription: String { name }

    init(_ name: String, _ data: String, _ fact: String) {
      (self.name, self.data, self.fact) = (name, Array(data.utf8), fact)
    }
  }

  static let refused = [
    Refused("no text", "", "1:1: is not well-formed JSON: expected a value, found the end of the text"),
    Refused(
      "no JSON", #"{"schemaVersion": secret}"#, "1:19: is not well-formed JSON: expected a value, found something else"),
    Refused("a list", "[1]", "1:1: expected an object, found a list"),
    Refused("no version", #"{"module": "player"}"#, "1:1: there is no 'schemaVersion'"),
    Refused(
      "another version", #"{"schemaVersion": 2, "module": "player"}"#,
      "1:19: schemaVersion: the program does not know this version; it knows version 1"),
    Refused(
      "a version that is a text", #"{"schemaVersion": "1", "module": "player"}"#,
      "1:19: schemaVersion: expected a whole number, found a text"),
    Refused("no module", #"{"schemaVersion": 1}"#, "1:1: there is no 'module'"),
    Refused(
      "a module that is a number", #"{"schemaVersion": 1, "module": 2}"#,
      "1:32: module: expected a text, found a number"),
    Refused(
      "a module that is not there", #"{"schemaVersion": 1, "module": "plaer"}"#,
      "1:32: module: no module has this id; did you mean 'player'?"),
    Refused(
      "a module that nothing is like", #"{"schemaVersion": 1, "module": "2"}"#,
      "1:32: module: no module has this id; known are 'account', 'article', 'player', 'ring', 'twin'"),
    Refused(
      "an id that two have", #"{"schemaVersion": 1, "module": "twin"}"#,
      "1:32: module: 2 modules have this id: MediatorKitTests.FirstTwin at MediatorKitTests/ServerDataTests.swift:\(FirstTwin.line), "
        + "MediatorKitTests.SecondTwin at MediatorKitTests/ServerDataTests.swift:\(SecondTwin.line)"),
    Refused(
      "an unknown key", #"{"schemaVersion": 1, "module": "player", "paramters": {}}"#,
      "1:42: unknown key 'paramters'; did you mean 'parameters'?"),
    Refused(
      "a key twice", #"{"schemaVersion": 1, "module": "player", "module": "article"}"#,
      "1:42: the key 'module' is there already, at 1:22"),
    Refused(
      "parameters that are no object", #"{"schemaVersion": 1, "module": "article", "parameters": 3}"#,
      "1:57: parameters: expected an object, found a number"),
    Refused(
      "no parameters", #"{"schemaVersion": 1, "module": "article"}"#, "1:1: parameters: there is no 'url'"),
    Refused(
      "a parameter that is missing", #"{"schemaVersion": 1, "module": "article", "parameters": {"ulr": "secret"}}"#,
      "1:57: parameters: there is no 'url'"),
    Refused(
      "a parameter that is unknown",
      "{\"schemaVersion\": 1, \"module\": \"article\",\n\"parameters\": {\"url\": \"a\", \"pages\": 1}}",
      "2:28: parameters: unknown key 'pages'; did you mean 'page'?"),
    Refused(
      "a parameter twice",
      #"{"schemaVersion": 1, "module": "article", "parameters": {"url": "a", "url": "b"}}"#,
      "1:70: parameters: the key 'url' is there already, at 1:58"),
    Refused(
      "a parameter of another type",
      #"{"schemaVersion": 1, "module": "article", "parameters": {"url": "a", "page": "secret"}}"#,
      "1:78: parameters.page: expected a whole number, found a text"),
    Refused(
      "a number that does not fit",
      #"{"schemaVersion": 1, "module": "article", "parameters": {"url": "a", "page": 256}}"#,
      "1:78: parameters.page: expected a whole number from 0 to 255, found a number"),
    Refused(
      "client values", #"{"schemaVersion": 1, "module": "article", "parameters": {"url": "a", "journal": {}}}"#,
      "1:70: parameters: unknown key 'journal'; known are 'url', 'page'"),
    Refused(
      "too long",
      #"{"schemaVersion": 1, "module": "article", "parameters": "# + String(repeating: "[", count: 1_000_000),
      "1:65537: the text has more than 65536 bytes, the most that is read"),
    Refused(
      "too deep",
      #"{"schemaVersion": 1, "module": "article", "parameters": "# + String(repeating: "[", count: 100),
      "1:72: is nested more than 16 deep"),
    Refused("a zero", "\u{0}", "1:1: is not well-formed JSON: expected a value, found something else"),
  ]

  @Test("Server data that is not what it must be is refused, and nothing changes", arguments: refused)
  func refusal(_ refused: Refused) async throws {
    let mediator = Mediator.ofTests
    let surroundings = Surroundings()
    let before = mediator.moduleReport
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.data(refused.data), client: surroundings)
    }
    #expect(
      error?.description == """
        Server data is refused: \(refused.fact)
          asked for by server data at MediatorKitTests/ServerDataTests.swift:\(line)
        """)
    #expect(error?.code == .badData)
    #expect(error?.outsideDescription == "The request is malformed.")
    #expect(mediator.moduleReport == before)
    #expect(mediator.activeModules.isEmpty)
    #expect(surroundings.journal.all == [])
  }

  @Test func `Two modules with one id are a problem that names both`() {
    #expect(
      Mediator.ofTests.moduleProblems().map(\.description) == [
        """
        2 modules have the id 'twin'.
          MediatorKitTests.FirstTwin at MediatorKitTests/ServerDataTests.swift:\(FirstTwin.line)
          MediatorKitTests.SecondTwin at MediatorKitTests/ServerDataTests.swift:\(SecondTwin.line)
          Ways out:
            1. Give one of them another id.
            2. Link only one of the targets that declare them.
        """
      ])
  }

  @Test func `The report says which form it has`() throws {
    let report = Mediator.ofTests.moduleReport
    #expect(report.schemaVersion == 1)
    #expect(report.modules.map(\.id).sorted() == ["account", "article", "player", "ring", "twin", "twin"])
    let account = try #require(report.modules.first { $0.id == "account" })
    #expect((account.policy, account.gate) == ("reuseTop", "login"))
  }
}

@Module(id: "twin")
final class FirstTwin: OpenableModule {
  static let line = #line - 1
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}

@Module(id: "twin")
actor SecondTwin: OpenableModule {
  static let line = #line - 1
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}
