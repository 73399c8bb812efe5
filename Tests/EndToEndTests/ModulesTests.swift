import Foundation
import Testing

/// Three modules of a package, each of which calls the other two; clients with other settings than this package; and a library
/// that is opened late.
@Suite(.serialized) struct ModulesTests {
  @Test func `No module imports another`() throws {
    let modules = ["Accounts", "Messages", "Player"]
    let sources = try ModulesPackage().sources
    for module in modules {
      let text = try String(
        contentsOf: sources.appendingPathComponent("\(module)/\(module).swift"), encoding: .utf8)
      let imports = Set(text.matches(of: /import (\w+)\n/).map { String($0.output.1) })
      #expect(imports == Set(modules.map { $0 + "API" } + ["MediatorKit"]))
    }
  }

  @Test func `Each module calls the other two, and none knows them`() throws {
    #expect(
      try ModulesPackage().output() == """
        Ada leaves 3 messages, and 'Low tide' stops
        Ada shares 'Low tide'
        Good morning Ada, you have 3 messages
        valid

        """)
  }

  @Test func `Without a module the program still builds, and calls to it say that nothing handles them`() throws {
    #expect(
      try ModulesPackage(without: "Player").output() == """
        \(Self.unhandled("CurrentTrack", by: "action at Accounts/Accounts.swift:14"))
        \(Self.unhandled("CurrentTrack", by: "action at Messages/Messages.swift:14"))
        \(Self.unhandled("PlayGreeting", by: "code at App/main.swift:8"))
        valid

        """)
  }

  @Test(
    "Handlers of plain types that wait work in clients of every language mode, isolation and feature",
    arguments: ModulesPackage.clients, ["debug", "release"])
  func clients(_ client: String, _ configuration: String) throws {
    let text = """
      a class greets 70
      a class refuses
      a static method parts
      a struct weighs
      a struct replies
      70 71 8
      a class greets 70

      """
    #expect(try ModulesPackage().output(of: client, configuration) == text)
  }

  @Test(
    "What a library that is opened later handles is found, however often it was missed, and a second handler is reported",
    arguments: ["debug", "release"])
  func openedLater(_ configuration: String) throws {
    let missed = """
      ring: Nothing handles Doors.Ring; known are 'Doors.Call', 'Doors.Knock', 'Doors.Push'
      look: Nothing handles Doors.Look; did you mean 'Doors.Knock'?
      knock: the program opens
      name: No action that is handled has the name 'Door.ring'; known are 'Door.call'
      link: the program calls ring
      data: Server data is refused: 1:32: module: no module has this id; none is known
      """
    // What was sent before stays with the handler that it had.
    let found = """
      ring: the library rings
      look: the library looks
      knock: the program opens
      name: the library rings
      link: the library rings
      data: garden
      """
    let package = try ModulesPackage()
    let output = try package.output(of: "LateHost", configuration, opening: "Late")
    // https://github.com/devxoul/URLNavigator/issues/111: each run has another hash seed.
    for _ in 1...3 { #expect(try package.output(of: "LateHost", configuration, opening: "Late") == output) }
    // https://github.com/LuckyPennySoftware/MediatR/issues/718: the same records in a copy count once.
    #expect(try package.output(of: "LateHost", configuration, opening: "Late", twice: true) == output)
    #expect(
      output == """
        \(missed)
        \(missed)
        valid: ()
        opened
        \(found)
        \(found)
        2 things are wrong with the actions and modules:
          Doors.Knock has 2 handlers: knock at LateHost/main.swift:6, knockLater at Late/Late.swift:13
          Doors.Push has 2 handlers: push at LateHost/main.swift:9, pushLater at Late/Late.swift:16
        push: 2 functions handle Doors.Push.

        """)
  }

  private static func unhandled(_ action: String, by origin: String) -> String {
    """
    Nothing handles PlayerAPI.\(action); known are 'AccountsAPI.CurrentUser', 'AccountsAPI.SignOut', \
    'MessagesAPI.ShareTrack', 'MessagesAPI.UnreadCount'
      sent by \(origin)
      Ways out:
        1. Link the target with the function that has @Handles(\(action).self) into this product.
        2. Mark a function with it.
    """
  }
}
