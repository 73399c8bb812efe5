import ContainerKit
import Testing

extension ContextKey<String> {
  fileprivate static var title: Self { Self("title", default: "none") }
}

/// What a component claims and observes ends with it.
struct ComponentContextTests {
  final class Reader {
    var seen: [String] = []
    let values: AsyncStream<String>
    init(_ place: ComponentPlace<AnyObject, NoSettings>) {
      values = place.context.values(of: .title)
      place.context.observe(.title) { [weak self] in self?.seen.append($0) }
    }
  }

  final class Writer {
    let title: ContextWriter<String>
    init(_ place: ComponentPlace<AnyObject, NoSettings>) throws { title = try place.context.claim(.title) }
  }

  private let container = Container("page")

  @Test func `A removed component observes nothing, and its loops end`() async throws {
    let reader = try container.add(Reader.init)
    let writer = try container.add(Writer.init)
    writer.title.value = "one"
    container.remove(reader)
    writer.title.value = "two"
    #expect(reader.seen == ["none", "one"])
    var values: [String] = []
    for await value in reader.values { values.append(value) }
    #expect(values == ["one"])
  }

  @Test func `A removed component's claim is free, and its writer writes nothing`() throws {
    let first = try container.add(Writer.init)
    let error = #expect(throws: ContainerError.self) { try container.add(Writer.init) }
    #expect(error?.code == .claimed)
    #expect("\(error!)".contains("has a writer: ContainerKitTests.ComponentContextTests.Writer (ContainerKitTests/"))
    container.remove(first)
    let second = try container.add(Writer.init)
    first.title.value = "old"
    second.title.value = "new"
    #expect(container.context[.title] == "new")
  }

  @Test func `What a component claimed is free again where its initialiser throws`() throws {
    struct Late: Error {}
    #expect(throws: ContainerError.self) {
      try container.add { (place: ComponentPlace<AnyObject, NoSettings>) throws -> Reader in
        _ = try place.context.claim(.title)
        throw Late()
      }
    }
    #expect(throws: Never.self) { try container.add(Writer.init) }
  }

  final class Kept {
    let place: ComponentPlace<AnyObject, NoSettings>
    init(_ place: ComponentPlace<AnyObject, NoSettings>) { self.place = place }
  }

  @Test func `A place that is kept after the removal claims and observes nothing`() async throws {
    let kept = try container.add(Kept.init)
    container.remove(kept)
    let claimed = try kept.place.context.claim(.title)
    var seen: [String] = []
    kept.place.context.observe(.title) { seen.append($0) }
    let writer = try container.add(Writer.init)
    claimed.value = "from the grave"
    writer.title.value = "new"
    #expect(seen == ["none"])
    var values: [String] = []
    for await value in kept.place.context.values(of: .title) { values.append(value) }
    #expect(values == ["new"])
  }

  @Test func `What a component claimed is free again where the container refuses it`() throws {
    let other = Container("other")
    var made: Writer?
    let error = #expect(throws: ContainerError.self) {
      try other.add { (place: ComponentPlace<AnyObject, NoSettings>) throws -> Writer in
        let writer = try Writer(place)
        made = writer
        other.close()
        return writer
      }
    }
    #expect(error?.code == .closed)
    made?.title.value = "late"
    #expect(other.context[.title] == "none")
  }
}
