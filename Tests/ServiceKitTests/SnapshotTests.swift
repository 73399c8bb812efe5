import Foundation
import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let shape = ExperimentKey(
    "shape", arms: ["round", "square"], owner: "tests", expires: "2030-01-01")
}

/// The registry as a value.
struct SnapshotTests {
  enum Fixture {
    protocol Owner: AnyObject {}
    protocol Shape: AnyObject, Sendable {}
    protocol Brush: AnyObject {}
    protocol Failing: AnyObject, Sendable {}
    protocol Registered: AnyObject, Sendable {}

    struct Refusal: Error {}

    static let line = #line + 2
    @Adapter((any Shape).self, variant: (.shape, "square"))
    final class Square: Shape {}

    @Adapter((any Brush).self, host: (any Owner).self)
    final class FineBrush: Brush {}

    @Adapter((any Failing).self)
    final class FailingService: Failing { init() throws { throw Refusal() } }

    final class RegisteredAdapter: Registered {}

    @AdapterHost
    final class Canvas: Owner { @Adapted var brush: (any Brush)? }
  }

  private func adapter(_ name: String, in snapshot: AdapterSnapshot) throws -> AdapterSnapshot.Adapter {
    try #require(snapshot.adapters.first { $0.name == "ServiceKitTests.SnapshotTests.Fixture.\(name)" })
  }

  @Test func `Living instances and runs of factories are counted for each adapter, over all hosts`() throws {
    let registry = TestProgram.registry()
    var canvases = registry.withCurrent { [Fixture.Canvas(), Fixture.Canvas(), Fixture.Canvas()] }
    for canvas in canvases { _ = canvas.brush }
    canvases.removeLast()
    for _ in 0..<2 { _ = try? registry.adapter((any Fixture.Failing).self) }
    let snapshot = registry.snapshot
    let brush = try adapter("FineBrush", in: snapshot)
    #expect((brush.live, brush.creations) == (2, 3))
    #expect(brush.longestNanoseconds >= 0 && brush.totalNanoseconds >= brush.longestNanoseconds)
    let failing = try adapter("FailingService", in: snapshot)
    #expect((failing.live, failing.creations) == (0, 2))
    let square = try adapter("Square", in: snapshot)
    #expect((square.file, square.line) == ("ServiceKitTests/SnapshotTests.swift", Fixture.line))
    #expect((square.live, square.creations, square.totalNanoseconds, square.longestNanoseconds) == (0, 0, 0, 0))
    withExtendedLifetime(canvases) {}
  }

  @Test func `An adapter that was registered at run time is counted without runs`() throws {
    let registry = AdapterRegistry(modules: [])
    try registry.register(Fixture.RegisteredAdapter(), as: (any Fixture.Registered).self)
    let registered = try adapter("RegisteredAdapter", in: registry.snapshot)
    #expect((registered.live, registered.creations) == (1, 0))
  }

  @Test func `Experiments are told with the arm and what decided, and are not exposed by it`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    let row: () throws -> String = {
      let row = try #require(registry.snapshot.experiments.first { $0.name == "shape" })
      return "\(row.name) of \(row.owner) until \(row.expires): \(row.arm) of \(row.arms), \(row.source) "
        + "(\(row.unitSource ?? "no unit"))"
    }
    registry.withCurrent { _ = Experiments.onExposure { journal.note("\($0)") } }
    #expect(try row() == #"shape of tests until 2030-01-01: round of ["round", "square"], first (no unit)"#)
    let assignments = ExperimentAssignments(
      unitSource: "account", experiments: [.init(name: "shape", arms: [.init("square", weight: 1)])])
    try registry.withCurrent { try Experiments.assign(assignments, unit: "secret") }
    #expect(try row() == #"shape of tests until 2030-01-01: square of ["round", "square"], assigned (account)"#)
    #expect(journal.all == [])
  }

  @Test func `A snapshot is written, read again, and names its version and the program`() throws {
    let registry = TestProgram.registry()
    let snapshot = registry.snapshot
    #expect((snapshot.schemaVersion, snapshot.product) == (1, TestProgram.name))
    #expect(snapshot.bindings == registry.bindings)
    #expect(snapshot.requirements == registry.requirements)
    #expect(snapshot.adapters.map(\.name) == snapshot.adapters.map(\.name).sorted())
    let written = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(AdapterSnapshot.self, from: written) == snapshot)
    #expect(
      Set(try #require(JSONSerialization.jsonObject(with: written) as? [String: Any]).keys) == [
        "schemaVersion", "product", "bindings", "requirements", "experiments", "adapters",
      ])
  }

  @Test func `A source is read by its word only`() throws {
    let words = try JSONEncoder().encode(ExperimentSource.all)
    #expect(String(decoding: words, as: UTF8.self) == #"["overridden","forced","fixed","assigned","first"]"#)
    #expect(try JSONDecoder().decode([ExperimentSource].self, from: words) == ExperimentSource.all)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ExperimentSource].self, from: Data(#"["guessed"]"#.utf8))
    }
  }
}
