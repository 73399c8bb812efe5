import MediatorKit

// One program for every kind of settings that a client can have: handlers that wait, none of which belongs to an actor by
// its own words.

struct Greet: ModuleAction { typealias Output = String }
struct Fail: ModuleAction {}
struct Part: ModuleAction { typealias Output = String }
struct Ask: ModuleAction { typealias Output = String }
struct Weigh: ModuleAction { typealias Output = String }
struct Number: ModuleAction { typealias Output = Int }
struct Add: ModuleAction { typealias Output = Int }
struct Double: ImmediateAction {
  typealias Output = Int
  let number: Int
}

struct Refused: Error {}

final class Greeter: Sendable {
  @Handles(Greet.self)
  func greet(_ action: Greet, _ call: ActionCall) async throws -> String {
    let number = try await call.send(Number())
    return "a class greets \(number)"
  }

  @Handles(Fail.self)
  func fail(_ action: Fail, _ call: ActionCall) async throws(Refused) { throw Refused() }

  @Handles(Part.self)
  static func part(_ action: Part, _ call: ActionCall) async -> String {
    await Task.yield()
    return "a static method parts"
  }
}

struct Scales: Sendable {
  @Handles(Weigh.self)
  func weigh(_ action: Weigh, _ call: ActionCall) async -> String {
    await Task.yield()
    return "a struct weighs"
  }

  @Handles(Ask.self, scope: .unique)
  func ask(_ action: Ask, _ call: ActionCall, _ reply: Reply<String>) async {
    await Task.yield()
    reply.answer("a struct replies")
  }
}

nonisolated struct Calculator: Sendable {
  @Handles(Double.self)
  func double(_ action: Double, _ call: ActionCall) -> Int { action.number * 2 }
}

@Handles(Number.self)
func number(_ action: Number, _ call: ActionCall) async -> Int {
  await Task.yield()
  return 7
}

let mediator = Mediator.main
mediator.handle(Add.self) { _, call in try await call.send(Number()) + 1 }
mediator.use { call, next in
  try await next(call)
} immediately: { call, next in
  try next(call)
}
mediator.use(for: Number.self) { action, call, next in try await next(action, call) * 10 }

print(try await mediator.send(Greet()))
do { try await mediator.send(Fail()) } catch { print(error is Refused ? "a class refuses" : "\(error)") }
print(try await mediator.send(Part()))
print(try await mediator.send(Weigh()))
print(try await mediator.send(Ask()))
print(try await mediator.send(Number()), try await mediator.send(Add()), try mediator.send(Double(number: 4)))
print(try await mediator.start(Greet(), within: .seconds(600)).value)
try mediator.validate()
