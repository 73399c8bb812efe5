import Doors
import Foundation
import MediatorKit

@Handles(Knock.self)
func knock(_ action: Knock, _ call: ActionCall) -> String { "the program opens" }

@Handles(Push.self)
func push(_ action: Push, _ call: ActionCall) -> String { "the program gives way" }

@Handles(Call.self)
func call(_ action: Call, _ call: ActionCall) -> String { "the program calls \(action.who)" }

/// Shows what comes of something.
@MainActor func show(_ name: String, _ body: @MainActor () async throws -> String) async {
  do { print("\(name): \(try await body())") } catch { print("\(name): \("\(error)".prefix { $0 != "\n" })") }
}

/// Asks for everything, twice, since what was found or missed first must not decide for ever.
@MainActor func showAll() async {
  let mediator = Mediator.main
  for _ in 1...2 {
    await show("ring") { try await mediator.send(Ring()) }
    await show("look") { try mediator.send(Look()) }
    await show("knock") { try await mediator.send(Knock()) }
    await show("name") { try await mediator.open(.name("Door.ring", [:]), as: String.self) }
    await show("link") { try await mediator.open(.url("door://door/ring", from: .commandLine), as: String.self) }
    await show("data") {
      try await mediator.open(.data(Array(#"{"schemaVersion": 1, "module": "garden"}"#.utf8)), as: ModuleHandle.self).id
    }
  }
  do { print("valid: \(try { try mediator.validate() }())") } catch { print(error) }
}

Mediator.main.answerLinks(.scheme("door"))
await showAll()
for library in CommandLine.arguments.dropFirst() {
  guard dlopen(library, RTLD_NOW) != nil else { fatalError("The library cannot be opened") }
}
print("opened")
await showAll()
await show("push") { try await Mediator.main.send(Push()) }
