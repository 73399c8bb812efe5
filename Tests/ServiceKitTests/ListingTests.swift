import Foundation
import ServiceKit
import Testing

/// Listings of bindings and requirements.
struct ListingTests {
  enum Fixture {
    protocol Alpha: AnyObject, Sendable {}
    protocol Beta: AnyObject, Sendable {}
    protocol Gamma: AnyObject, Sendable {}
    protocol Delta: AnyObject {}
    protocol Owner: AnyObject {}
    struct Refusal: Error {}

    static let line = #line + 2
    @Adapter((any Beta).self, (any Alpha).self)
    final class Made: Alpha, Beta {}

    @Adapter((any Gamma).self)
    final class Failing: Gamma { init() throws { throw Refusal() } }

    @Adapter((any Delta).self, host: (any Owner).self)
    final class Absent: Delta { static func lazyRegister() -> Absent? { nil } }

    @AdapterHost
    final class Screen: Owner {
      @Adapted var delta: (any Delta)?
      @Adapted var alpha: any Alpha
    }

    struct Label {
      @Service var gamma: (any Gamma)?
    }
  }

  private static let prefix = "ServiceKitTests.ListingTests.Fixture."

  private func rows(_ registry: AdapterRegistry) -> [AdapterBinding] {
    registry.bindings.filter { $0.file == "ServiceKitTests/ListingTests.swift" }
  }

  @Test func `Bindings have one row for each protocol, sorted by it`() {
    let rows = rows(TestProgram.registry())
    #expect(rows.map(\.protocolName) == ["Alpha", "Beta", "Delta", "Gamma"].map { Self.prefix + $0 })
    #expect(rows.map(\.adapterName) == ["Made", "Made", "Absent", "Failing"].map { "ListingTests.Fixture." + $0 })
    #expect(rows.map(\.line) == [0, 0, 6, 3].map { Fixture.line + $0 })
    #expect(rows.map(\.scope) == [.application, .application, .host, .application])
    #expect(rows.map(\.host) == [nil, nil, Self.prefix + "Owner", nil])
    #expect(Set(rows.map(\.module)) == ["ServiceKitTests"])
    #expect(Set(rows.map(\.state)) == [.unmade])
    #expect(Set(rows.map(\.variant)) == [nil])
  }

  @Test func `States tell what has become of each adapter`() throws {
    let registry = TestProgram.registry()
    _ = try registry.adapter((any Fixture.Alpha).self)
    _ = try? registry.adapter((any Fixture.Gamma).self)
    let screen = registry.withCurrent { Fixture.Screen() }
    _ = screen.delta
    #expect(rows(registry).map(\.state) == [.live, .live, .none, .failed])
  }

  @Test func `Listing makes nothing`() {
    let registry = TestProgram.registry()
    _ = (registry.bindings, registry.requirements, registry.description, registry.problems())
    #expect(Set(rows(registry).map(\.state)) == [.unmade])
  }

  @Test func `Requirements name their owner, what they need and what is bound`() {
    let rows = TestProgram.registry().requirements.filter { $0.file == "ServiceKitTests/ListingTests.swift" }
    #expect(rows.map(\.protocolName) == ["Alpha", "Delta", "Gamma"].map { Self.prefix + $0 })
    #expect(rows.map(\.property) == ["alpha", "delta", "gamma"])
    #expect(rows.map(\.isRequired) == [true, false, false])
    #expect(rows.map(\.host) == ["Screen", "Screen", "Label"].map { Self.prefix + $0 })
    #expect(rows.map(\.boundTo) == ["Made", "Absent", "Failing"].map { Self.prefix + $0 })
    #expect(rows.map(\.line) == [11, 10, 15].map { Fixture.line + $0 })
  }

  @Test func `The text has a line for each binding and each requirement`() throws {
    let registry = TestProgram.registry()
    _ = try registry.adapter((any Fixture.Alpha).self)
    let lines = registry.description.split(separator: "\n").map(String.init)
    #expect(lines.first == "Adapters (\(registry.bindings.count)):")
    #expect(lines.contains("Requirements (\(registry.requirements.count)):"))
    let own = lines.filter { $0.contains(Self.prefix) }.map { $0.replacing(Self.prefix, with: "") }
    let file = "ServiceKitTests/ListingTests.swift"
    #expect(
      own
        == [
          "  Alpha -> ServiceKitTests.ListingTests.Fixture.Made, scope application, live, \(file):\(Fixture.line)",
          "  Beta -> ServiceKitTests.ListingTests.Fixture.Made, scope application, live, \(file):\(Fixture.line)",
          "  Delta -> ServiceKitTests.ListingTests.Fixture.Absent, scope host, host Owner, unmade, "
            + "\(file):\(Fixture.line + 6)",
          "  Gamma -> ServiceKitTests.ListingTests.Fixture.Failing, scope application, unmade, "
            + "\(file):\(Fixture.line + 3)",
          "  Screen.alpha needs Alpha -> Made, \(file):\(Fixture.line + 11)",
          "  Screen.delta needs (optional) Delta -> Absent, \(file):\(Fixture.line + 10)",
          "  Label.gamma needs (optional) Gamma -> Failing, \(file):\(Fixture.line + 15)",
        ].map { $0.replacing(Self.prefix, with: "") })
  }

  @Test func `A registry that has nothing says so`() {
    let registry = AdapterRegistry(modules: [])
    #expect(registry.bindings == [])
    #expect(registry.requirements == [])
    #expect(registry.description == "No adapter and no requirement is in this registry.")
  }

  @Test func `Rows are coded as JSON with the listing's keys`() throws {
    let row = try #require(rows(TestProgram.registry()).first { $0.host != nil })
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(row)) as? [String: Any]
    #expect(
      object?.keys.sorted() == [
        "adapterName", "file", "host", "line", "module", "protocolName", "scope", "state",
      ])
    #expect(object?["scope"] as? String == "host")
    #expect(object?["state"] as? String == "unmade")
  }
}
