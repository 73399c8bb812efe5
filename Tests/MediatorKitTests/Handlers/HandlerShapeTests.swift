import MediatorKit
import Testing

/// One action for each shape of a handler.
enum Shape {
  struct OfActor: ModuleAction { typealias Output = Int }
  struct Nonisolated: ModuleAction { typealias Output = Int }
  struct StaticOfActor: ModuleAction { typealias Output = Int }
  struct OfExtension: ModuleAction { typealias Output = Int }
  struct OfMainActor: ModuleAction { typealias Output = Int }
  struct StaticOfMainActor: ModuleAction { typealias Output = Int }
  struct NonisolatedOfMainActor: ModuleAction { typealias Output = Int }
  struct OfEnum: ModuleAction { typealias Output = Int }
  struct Overload: ModuleAction { typealias Output = Int }
  struct OtherOverload: ModuleAction { typealias Output = Int }
  struct Free: ModuleAction { typealias Output = Int }
  struct FreeOnMainActor: ModuleAction { typealias Output = Int }
  struct Immediate: ImmediateAction { typealias Output = Int }
}

actor ShapeActor {
  @Handles(Shape.OfActor.self)
  func handle(_ action: Shape.OfActor, _ call: ActionCall) -> Int { 1 }

  @Handles(Shape.Nonisolated.self)
  nonisolated func handle(_ action: Shape.Nonisolated, call: ActionCall) async throws -> Int { 2 }

  @Handles(Shape.StaticOfActor.self)
  static func handle(_ action: Shape.StaticOfActor, _ call: ActionCall) -> Int { 3 }
}

extension ShapeActor {
  @Handles(Shape.OfExtension.self)
  func extended(action: Shape.OfExtension, call: ActionCall) async -> Int { 4 }
}

@MainActor
final class ShapeScreen {
  @Handles(Shape.OfMainActor.self)
  func handle(_ action: Shape.OfMainActor, _ call: ActionCall) throws -> Int {
    MainActor.assertIsolated()
    return 5
  }

  @Handles(Shape.StaticOfMainActor.self)
  static func handle(_ action: Shape.StaticOfMainActor, _ call: ActionCall) async -> Int {
    MainActor.assertIsolated()
    return 6
  }

  @Handles(Shape.NonisolatedOfMainActor.self)
  nonisolated func handle(_ action: Shape.NonisolatedOfMainActor, _ call: ActionCall) -> Int { 7 }
}

enum ShapeSpace {
  @Handles(Shape.OfEnum.self)
  static func handle(_ action: Shape.OfEnum, _ call: ActionCall) -> Int { 8 }

  struct Inner: Sendable {
    init() throws {}

    @Handles(Shape.Overload.self)
    func handle(_ action: Shape.Overload, _ call: ActionCall) -> Int { 9 }

    @Handles(Shape.OtherOverload.self, scope: .unique)
    func handle(_ action: Shape.OtherOverload, _ call: ActionCall) async -> Int { 10 }

    @Handles(Shape.Immediate.self)
    func quick(_ action: Shape.Immediate, _ call: ActionCall) throws -> Int { 13 }
  }
}

@Handles(Shape.Free.self)
func shapeFree(_ action: Shape.Free, _ call: ActionCall) async -> Int { 11 }

@Handles(Shape.FreeOnMainActor.self)
@MainActor
func shapeFree(_ action: Shape.FreeOnMainActor, _ call: ActionCall) -> Int {
  MainActor.assertIsolated()
  return 12
}

@Suite("Handlers of every shape are reached")
struct HandlerShapeTests {
  let mediator = Mediator(modules: ["MediatorKitTests"])

  @Test func `Methods of an actor, in its body, in an extension, nonisolated and static`() async throws {
    #expect(try await mediator.send(Shape.OfActor()) == 1)
    #expect(try await mediator.send(Shape.Nonisolated()) == 2)
    #expect(try await mediator.send(Shape.StaticOfActor()) == 3)
    #expect(try await mediator.send(Shape.OfExtension()) == 4)
  }

  @Test func `Methods of a class of the main actor run there`() async throws {
    #expect(try await mediator.send(Shape.OfMainActor()) == 5)
    #expect(try await mediator.send(Shape.StaticOfMainActor()) == 6)
    #expect(try await mediator.send(Shape.NonisolatedOfMainActor()) == 7)
  }

  @Test func `Static functions of an enum and two overloads of a nested type`() async throws {
    #expect(try await mediator.send(Shape.OfEnum()) == 8)
    #expect(try await mediator.send(Shape.Overload()) == 9)
    #expect(try await mediator.send(Shape.OtherOverload()) == 10)
  }

  @Test func `Free functions, also of the main actor`() async throws {
    #expect(try await mediator.send(Shape.Free()) == 11)
    #expect(try await mediator.send(Shape.FreeOnMainActor()) == 12)
  }

  @Test func `A method that answers at once`() throws {
    #expect(try mediator.send(Shape.Immediate()) == 13)
  }

  @Test func `Nested actions of one name reach each their own handler`() async throws {
    enum Left { struct Show: ModuleAction { typealias Output = String } }
    enum Right { struct Show: ModuleAction { typealias Output = String } }
    let mediator = Mediator(modules: [])
    mediator.handle(Left.Show.self) { _, _ in "left" }
    mediator.handle(Right.Show.self) { _, _ in "right" }
    #expect(try await mediator.send(Left.Show()) == "left")
    #expect(try await mediator.send(Right.Show()) == "right")
  }
}
