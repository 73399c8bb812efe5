import ContainerKit
import Observation
import Testing

extension ContextKey<Int> {
  fileprivate static var unread: Self { Self("unread", default: 3) }
}

/// State that components share.
struct ContextTests {
  private let container = Container("page")

  @Test func `A key has its default until something is written`() throws {
    #expect(container.context[.unread] == 3)
    let writer = try container.context.claim(.unread)
    writer.value = 5
    #expect(container.context[.unread] == 5)
  }

  @Test func `Two keys of one name and different types are two`() throws {
    let writer = try container.context.claim(ContextKey("unread", default: "many"))
    writer.value = "few"
    #expect(container.context[.unread] == 3)
  }

  @Test func `A second claim names both`() throws {
    let line = #line + 1
    let first = try container.context.claim(.unread)
    let error = #expect(throws: ContainerError.self) { try container.context.claim(.unread) }
    #expect(
      error?.description == """
        The context's key 'unread' has a writer: ContainerKitTests/ContextTests.swift:\(line). \
        ContainerKitTests/ContextTests.swift:\(line + 1) cannot claim it too.
          Ways out:
            1. Let one component write, and the others read.
            2. Release the first claim.
            3. Use two keys.
        """)
    first.release()
    let second = try container.context.claim(.unread)
    first.value = 9
    #expect(first.value == 3)
    #expect(second.value == 3)
  }

  @Test func `A claim that is let go of is free`() throws {
    do { _ = try container.context.claim(.unread) }
    #expect(throws: Never.self) { try container.context.claim(.unread) }
  }

  @Test func `An observer is told now and at each write, until it is cancelled`() throws {
    let writer = try container.context.claim(.unread)
    var seen: [Int] = []
    let observation = container.context.observe(.unread) { seen.append($0) }
    writer.value = 4
    writer.value = 4
    observation.cancel()
    writer.value = 6
    #expect(seen == [3, 4, 4])
  }

  @Test func `An observation ends with its token`() throws {
    let writer = try container.context.claim(.unread)
    var seen: [Int] = []
    do {
      let observation = container.context.observe(.unread) { seen.append($0) }
      withExtendedLifetime(observation) { writer.value = 4 }
    }
    writer.value = 5
    #expect(seen == [3, 4])
  }

  @Test func `After a write from within an observer nobody gets an older value`() throws {
    let writer = try container.context.claim(.unread)
    var seen: [Int] = []
    let first = container.context.observe(.unread) { if $0 == 4 { writer.value = 5 } }
    let second = container.context.observe(.unread) { seen.append($0) }
    writer.value = 4
    #expect(seen == [3, 5, 5])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `Observation tracks what is read`() throws {
    let writer = try container.context.claim(.unread)
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = container.context[.unread]
    } onChange: {
      unsafe changes += 1
    }
    _ = container.context[ContextKey("other", default: 0)]
    writer.value = 4
    #expect(unsafe changes == 1)
  }

  // https://github.com/AgentWorkforce/relay/issues/1266
  @Test func `A million writes to an idle loop keep one value`() async throws {
    let writer = try container.context.claim(.unread)
    let values = container.context.values(of: .unread)
    for value in 1...1_000_000 { writer.value = value }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 1_000_000)
  }

  @Test func `Loops end when the container closes`() async {
    let values = container.context.values(of: .unread)
    container.close()
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == [3])
    #expect(await container.context.values(of: .unread).first { _ in false } == nil)
  }

  @Test func `Loops end when the container is let go of`() async {
    var container: Container? = Container("page")
    let values = container?.context.values(of: .unread)
    container = nil
    var seen: [Int] = []
    if let values { for await value in values { seen.append(value) } }
    #expect(seen == [3])
  }
}
