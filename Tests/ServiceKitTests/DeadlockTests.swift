import ServiceKit
import Testing

// https://github.com/pointfreeco/swift-sharing/issues/149
/// Threads that wait for one another.
struct DeadlockTests {
  enum Fixture {
    protocol A: AnyObject, Sendable {}
    protocol B: AnyObject, Sendable {}
    protocol C: AnyObject, Sendable {}
    protocol Fine: AnyObject, Sendable {}

    static let meeting = Slot<Rendezvous>()

    /// Waits, once, until the other factories run too.
    static func meet() { meeting.value?.meet(seconds: 1) }

    @Adapter((any A).self)
    final class AService: A {
      init() throws {
        meet()
        _ = try AdapterRegistry.main.requiredAdapter((any B).self)
      }
    }

    @Adapter((any B).self)
    final class BService: B {
      init() throws {
        meet()
        _ = try AdapterRegistry.main.requiredAdapter((any C).self)
      }
    }

    @Adapter((any C).self)
    final class CService: C {
      init() throws {
        meet()
        _ = try AdapterRegistry.main.requiredAdapter((any A).self)
      }
    }

    @Adapter((any Fine).self)
    final class FineService: Fine {}
  }

  enum Pair {
    protocol A: AnyObject, Sendable {}
    protocol B: AnyObject, Sendable {}

    @Adapter((any A).self)
    final class AService: A { init() throws { _ = try AdapterRegistry.main.requiredAdapter((any B).self) } }

    @Adapter((any B).self)
    final class BService: B { init() throws { _ = try AdapterRegistry.main.requiredAdapter((any A).self) } }
  }

  /// The same pair, whose factories both run before either asks for the other.
  enum Meeting {
    protocol A: AnyObject, Sendable {}
    protocol B: AnyObject, Sendable {}

    static let place = Slot<Rendezvous>()

    @Adapter((any A).self)
    final class AService: A {
      init() throws {
        place.value?.meet()
        _ = try AdapterRegistry.main.requiredAdapter((any B).self)
      }
    }

    @Adapter((any B).self)
    final class BService: B {
      init() throws {
        place.value?.meet()
        _ = try AdapterRegistry.main.requiredAdapter((any A).self)
      }
    }
  }

  private func outcome(_ body: () throws -> some Any) -> String {
    do { _ = try body() } catch {
      guard let error = error as? AdapterError, error.code == .cycle else { return "\(error)" }
      return error.chain.map { String($0.suffix(8)) }.joined(separator: " ")
    }
    return "found"
  }

  @Test func `A ring over three threads is an error that names it in order, and the registry works on`() throws {
    let rings: Set = [
      "AService BService CService AService", "BService CService AService BService",
      "CService AService BService CService",
    ]
    let registry = TestProgram.registry()
    let outcomes = Journal()
    Fixture.meeting.value = Rendezvous(3)
    try Threads.together(3) { number in
      outcomes.note(
        outcome {
          switch number {
          case 0: try registry.adapter((any Fixture.A).self) as Any
          case 1: try registry.adapter((any Fixture.B).self) as Any
          default: try registry.adapter((any Fixture.C).self) as Any
          }
        })
    }
    Fixture.meeting.value = nil
    #expect(outcomes.all.count == 3)
    #expect(Set(outcomes.all).isSubset(of: rings))
    #expect(try registry.adapter((any Fixture.Fine).self) != nil)
    #expect(outcome { try registry.adapter((any Fixture.B).self) } == "BService CService AService BService")
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/273
  @Test func `A needs B and B needs A on two threads never hangs`() throws {
    let rings: Set = ["AService BService AService", "BService AService BService"]
    for _ in 0..<200 {
      let registry = TestProgram.registry()
      let outcomes = Journal()
      try Threads.together(8) { number in
        outcomes.note(
          number.isMultiple(of: 2)
            ? outcome { try registry.adapter((any Pair.A).self) } : outcome { try registry.adapter((any Pair.B).self) })
      }
      #expect(outcomes.all.count == 8)
      #expect(Set(outcomes.all).isSubset(of: rings))
    }
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/273
  @Test func `A and B that are both being made when they ask for one another get the error of a ring`() throws {
    let rings: Set = ["AService BService AService", "BService AService BService"]
    for _ in 0..<100 {
      let registry = TestProgram.registry()
      let outcomes = Journal()
      Meeting.place.value = Rendezvous(2)
      try Threads.together(2) { number in
        outcomes.note(
          number == 0
            ? outcome { try registry.adapter((any Meeting.A).self) }
            : outcome { try registry.adapter((any Meeting.B).self) })
      }
      #expect(outcomes.all.count == 2)
      #expect(Set(outcomes.all).isSubset(of: rings))
    }
  }
}
