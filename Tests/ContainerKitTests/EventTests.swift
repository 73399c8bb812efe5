import ContainerKit
import Testing

/// Events through a container; the rules are tested where they are made, with the call lists.
struct EventTests {
  protocol Answering: AnyObject { func allows() async -> Bool }
  final class Guard: Answering {
    let answer: Bool
    init(_ answer: Bool) { self.answer = answer }
    func allows() async -> Bool { answer }
  }

  @Test func `Exactly those that conform are called, in order`() throws {
    let stage = try Stage("a", "b")
    try stage.container.add(Notebook())
    stage.tap()
    #expect(stage.notebook.take() == ["a tap", "b tap"])
  }

  @Test func `One that throws is reported with container and place, and the others are called`() throws {
    struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }
    let stage = try Stage("a", "b")
    stage.parts[0].reactions["tap"] = { _ in throw Oops() }
    let line = #line + 1
    stage.container.send((any Tapping).self, event: "tap") { try $0.tap() }
    #expect(stage.notebook.take() == ["a tap", "b tap"])
    #expect(
      stage.reports == [
        """
        a threw at tap (ContainerKitTests/EventTests.swift:\(line)): oops
          The other components of the container 'stage' were called, and it gets the next event.
          Ways out:
            1. Handle the error in a.
            2. If the sender needs it, loop over components(_:) and call them there.
        """
      ])
  }

  // https://github.com/google/guava/issues/1740
  @Test func `A nested send is delivered before it returns, a post afterwards`() throws {
    let stage = try Stage("a", "b")
    let container = stage.container!
    stage.parts[0].reactions["tap"] = { part in
      container.post((any Appearing).self) { $0.didAppear() }
      container.send((any Loading).self) { $0.didLoad() }
      part.notebook.note("a done")
    }
    stage.tap()
    stage.parts[0].reactions = [:]
    #expect(
      stage.notebook.take() == ["a tap", "a +loaded", "b +loaded", "a done", "b tap", "a +appeared", "b +appeared"])
  }

  // https://github.com/bevyengine/bevy/issues/19623
  @Test func `A container that is closed inside an event reaches nobody else`() throws {
    let stage = try Stage("a", "b")
    stage.parts[0].reactions["tap"] = { [container = stage.container!] _ in container.close() }
    stage.tap()
    stage.parts[0].reactions = [:]
    #expect(stage.notebook.take() == ["a tap"])
  }

  @Test func `Answers and vetoes are loops of the sender`() async throws {
    let container = Container("page")
    try container.add(Guard(true))
    try container.add(Guard(false))
    var answers: [Bool] = []
    for component in container.components((any Answering).self) { answers.append(await component.allows()) }
    #expect(answers == [true, false])
  }

  @Test func `An awaited send says who was called`() async throws {
    let container = Container("page")
    let first = Guard(true)
    try container.add(first)
    let delivery = await container.send((any Answering).self) { _ = await $0.allows() }
    #expect(delivery.calls.map { $0.object === first } == [true])
    #expect(!delivery.isCancelled)
  }

  @Test @MainActor func `A container of the main actor that is let go of elsewhere closes on the main actor`()
    async throws
  {
    @MainActor final class Label: @MainActor Attaching {
      let ended: AsyncStream<Bool>.Continuation
      init(_ ended: AsyncStream<Bool>.Continuation) { self.ended = ended }
      func willDetach() {
        MainActor.preconditionIsolated("The component was taken down elsewhere")
        ended.yield(true)
        ended.finish()
      }
    }
    let (stream, ended) = AsyncStream<Bool>.makeStream()
    do {
      let container = Container("page")
      try container.add(Label(ended))
      try container.move(to: .attached)
      let box = Box(container)
      Task.detached { withExtendedLifetime(box) {} }
    }
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }

  /// Takes the last reference elsewhere, as a task's closure may.
  private final class Box: @unchecked Sendable {
    let container: Container
    init(_ container: Container) { self.container = container }
  }
}
