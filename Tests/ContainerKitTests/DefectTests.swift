import Testing

@testable import ContainerKit

/// Faults that were found after the fact, each with a line of history.
struct DefectTests {
  private static let count = ContextKey("count", default: 0)

  /// Holds its own observation, and is held by nothing but the observation's body.
  private final class Watcher {
    var observation: ContextObservation?
    deinit { observation?.cancel() }
  }

  // The body was let go of while the property that held it was being written, which ended the process.
  @Test func `An observation may be cancelled from the deinit of what its body holds`() throws {
    let container = Container("page")
    var watcher: Watcher? = Watcher()
    watcher?.observation = container.context.observe(Self.count) { [watcher] _ in _ = watcher }
    weak let observed = watcher
    let observation = watcher?.observation
    watcher = nil
    observation?.cancel()
    #expect(observed == nil)
  }

  private final class Asset {
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
  }

  // The old value was let go of while the property that held it was being written, which ended the process.
  @Test func `The deinit of a value that is overwritten may read its key`() throws {
    let container = Container("page")
    let key = ContextKey<Asset?>("asset", default: nil)
    let writer = try container.context.claim(key)
    var hasNext: Bool?
    writer.value = Asset()
    writer.value?.onDeinit = { [context = container.context] in hasNext = context[key] != nil }
    writer.value = Asset()
    #expect(hasNext == true)
  }

  private final class Keeper {
    let place: ComponentPlace<AnyObject, NoSettings>
    init(_ place: ComponentPlace<AnyObject, NoSettings>) { self.place = place }
  }

  // What a component observed and claimed after it was removed never ended.
  @Test func `A component that has been removed observes and claims nothing`() async throws {
    let container = Container("page")
    let keeper = try container.add(Keeper.init)
    container.remove(keeper)
    var seen: [Int] = []
    keeper.place.context.observe(Self.count) { seen.append($0) }
    let refused = try keeper.place.context.claim(Self.count)
    let writer = try container.context.claim(Self.count)
    writer.value = 1
    refused.value = 2
    #expect(seen == [0])
    #expect(container.context[Self.count] == 1)
    var values: [Int] = []
    for await value in keeper.place.context.values(of: Self.count) { values.append(value) }
    #expect(values == [1])
  }

  // A key that nobody had asked for before the container was closed was open for ever.
  @Test func `A loop over a key that is new to a closed context ends`() async {
    let container = Container("page")
    container.close()
    var values: [Int] = []
    for await value in container.context.values(of: Self.count) { values.append(value) }
    #expect(values == [0])
  }

  private actor Session {
    private var container: Container?
    func start(_ end: @escaping @Sendable () -> Void) throws {
      let container = Container("session")
      let part = Part("a", Notebook())
      part.reactions["-attached"] = { _ in end() }
      try container.add(part)
      try container.move(to: .attached)
      self.container = container
    }
  }

  // The container held the actor that it was made by.
  @Test func `An actor that keeps its container is let go of, and the container is closed`() async throws {
    weak var gone: Session?
    try await confirmation { ended in
      let session = Session()
      gone = session
      try await session.start { ended() }
    }
    #expect(gone == nil)
  }

  // A component was taken in by a container that was going down.
  @Test func `A container that is being closed refuses components`() throws {
    let stage = try Stage("a")
    try stage.container.move(to: .attached)
    let late = Part("late", stage.notebook)
    var errors: [ContainerError.Code] = []
    stage.parts[0].reactions["-attached"] = { [container = stage.container!] _ in
      do { try container.add(late) } catch { errors.append((error as! ContainerError).code) }
    }
    stage.container.close()
    #expect(errors == [.closed])
    stage.parts[0].reactions = [:]
  }

  // A component is not even made for a closed container.
  @Test func `A closed container makes no component`() {
    let container = Container("page")
    container.close()
    var made = 0
    #expect(throws: ContainerError.self) {
      try container.add { (place: ComponentPlace<AnyObject, NoSettings>) in
        made += 1
        return Keeper(place)
      }
    }
    #expect(made == 0)
  }

  // The report came before the changes were stopped, so that a report that changed something came again without end.
  @Test func `Changes without end are reported once, also where the report changes the state`() throws {
    var reports = 0
    weak var page: Container?
    let container = Container("page") { _ in
      reports += 1
      if reports < 5 { try? page?.move(to: nil) }
    }
    page = container
    let part = Part("a", Notebook())
    part.reactions["+loaded"] = { _ in try page?.move(to: .attached) }
    part.reactions["-loaded"] = { _ in try page?.move(to: .loaded) }
    try container.add(part)
    try container.move(to: .loaded)
    #expect(reports == 1)
    part.reactions = [:]
  }

  // What an initialiser had observed went on where the component was refused.
  @Test func `What a component observed ends where it is not added`() throws {
    let container = Container("page")
    let writer = try container.context.claim(Self.count)
    let part = Part("a", Notebook())
    try container.add(part)
    var seen: [Int] = []
    #expect(throws: ContainerError.self) {
      try container.add { (place: ComponentPlace<AnyObject, NoSettings>) in
        place.context.observe(Self.count) { seen.append($0) }
        return part
      }
    }
    writer.value = 1
    #expect(seen == [0])
  }

  private final class Sender: Appearing {
    var action: () -> Void = {}
    func didAppear() { action() }
  }

  // The profile had no sender, or the one around.
  @Test func `What a component sends when it enters a state is sent by it`() throws {
    let container = Container("page")
    let sender = Sender()
    let (first, second) = (Part("first", Notebook()), Part("second", Notebook()))
    sender.action = { [unowned container] in container.send((any Tapping).self) { if $0 === second { try $0.tap() } } }
    try container.add(sender, name: "sender")
    try container.add(first, name: "first")
    try container.add(second, name: "second")
    let profiler = ContainerProfiler()
    container.observer = profiler
    first.reactions["tap"] = { [unowned container] _ in try container.move(to: .appeared) }
    container.send((any Tapping).self, event: "outer") { if $0 === first { try $0.tap() } }
    #expect(Set(profiler.profile.activations.map(\.sender)) == ["sender"])
    first.reactions = [:]
    sender.action = {}
  }

  @MainActor private final class Elsewhere: @MainActor Tapping {
    nonisolated init() {}
    func tap() {}
  }

  // The container took in a component although the report of its conformance had closed the container.
  @Test func `A report about a component that is being added may close the container`() throws {
    weak var page: Container?
    let container = Container("page") { _ in page?.close() }
    page = container
    _ = container.calls(of: (any Tapping).self)
    try container.add(Elsewhere())
    #expect(container.components.isEmpty)
  }

  // The report found a component that could not be removed yet.
  @Test func `A report about a component that is being added may remove it`() throws {
    weak var page: Container?
    let elsewhere = Elsewhere()
    var isRemoved: Bool?
    let container = Container("page") { _ in isRemoved = page?.remove(elsewhere) }
    page = container
    _ = container.calls(of: (any Tapping).self)
    try container.add(elsewhere)
    #expect(isRemoved == true)
    #expect(container.components.isEmpty)
  }

  // The component that the report added came before those that were there already.
  @Test func `A component that is added by a report is the last`() throws {
    weak var page: Container?
    let (first, last) = (Part("first", Notebook()), Part("last", Notebook()))
    let container = Container("page") { _ in try? page?.add(last) }
    page = container
    try container.add(Elsewhere())
    try container.add(first)
    #expect(container.components((any Tapping).self).map { ($0 as? Part)?.name } == ["first", "last"])
  }

  // Each loop that was left stayed until the next write.
  @Test func `Loops that are left leave nothing behind where nothing is written`() {
    let container = Container("page")
    for _ in 0..<100 { _ = container.context.values(of: Self.count) }
    #expect(container.context.slot(Self.count).observers.objects.count <= 1)
  }

  // The report named a file of the library, and not the key.
  @Test func `Writes without end are reported with their key, once`() throws {
    var reports: [String] = []
    let container = Container("page") { reports.append("\($0)") }
    let writer = try container.context.claim(Self.count)
    let observations = (0..<2).map { _ in
      container.context.observe(Self.count) { if $0 > 0 { writer.value = $0 + 1 } }
    }
    writer.value = 1
    #expect(
      reports == [
        """
        Writes of the context's key 'count' cause one another without end in the container 'page': an observer of it writes, \
        or causes somebody to write. The newest value is kept, but not every observer has been told of it.
          Ways out:
            1. Write only a value that is another.
            2. Write from outside of the observers of the key.
        """
      ])
    withExtendedLifetime(observations) {}
  }
}
