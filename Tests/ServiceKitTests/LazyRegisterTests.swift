import ServiceKit
import Testing

/// `lazyRegister()`: none, a choice, an error, in an extension, inherited.
struct LazyRegisterTests {
  struct Refusal: Error, CustomStringConvertible { var description: String { "not yet" } }

  enum Fixture {
    protocol Absent: AnyObject, Sendable {}
    protocol Choice: AnyObject, Sendable { var name: String { get } }
    protocol Second: AnyObject, Sendable {}
    protocol Late: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}
    protocol Extended: AnyObject, Sendable { var isExtended: Bool { get } }
    protocol Parent: AnyObject, Sendable { var source: String { get } }
    protocol Child: AnyObject, Sendable { var source: String { get } }
    protocol Owner: AnyObject {}
    protocol PerHost: AnyObject {}
    protocol Value: Sendable { var number: Int { get } }

    static let asked = Tally()
    static let attempts = Tally()
    static let perHost = Tally()
    static let failsNext = Tally()

    @AdapterHost
    final class Screen: Owner {}

    @Adapter((any Absent).self)
    final class AbsentService: Absent {
      static func lazyRegister() -> AbsentService? {
        asked.add()
        return nil
      }
    }

    final class ClassA: Choice, Second { let name = "A" }
    final class ClassB: Choice, Second { let name = "B" }

    @Adapter((any Choice).self, (any Second).self)
    enum ChoiceBinding {
      static func lazyRegister() -> (any Choice & Second)? { Bool(true) ? ClassB() : ClassA() }
    }

    static let lateLine = #line + 2
    @Adapter((any Late).self)
    final class LateService: Late {
      static func lazyRegister() throws -> LateService? {
        if attempts.add() % 3 != 0 { throw Refusal() }
        return LateService()
      }
    }

    static let failingLine = #line + 2
    @Adapter((any Failing).self)
    final class FailingService: Failing {
      init() throws { throw Refusal() }
    }

    @Adapter((any Extended).self)
    final class ExtendedService: Extended {
      let isExtended: Bool
      init(isExtended: Bool = false) { self.isExtended = isExtended }
    }

    @Adapter((any Parent).self)
    class ParentAdapter: Parent, @unchecked Sendable {
      let source: String
      init(source: String = "init") { self.source = source }
      class func lazyRegister() -> ParentAdapter? { ParentAdapter(source: "the parent's lazyRegister()") }
    }

    @Adapter((any Child).self)
    final class ChildAdapter: ParentAdapter, Child, @unchecked Sendable {
      init() { super.init(source: "the child's init()") }
    }

    @Adapter((any PerHost).self, host: (any Owner).self)
    final class PerHostAdapter: PerHost {
      static func lazyRegister() -> PerHostAdapter? {
        perHost.add()
        return nil
      }
    }

    struct Number: Value { let number = 1 }

    static let valueLine = #line + 2
    @Adapter((any Value).self)
    enum ValueBinding { static func lazyRegister() -> (any Value)? { Number() } }
  }

  @Test func `None in this run is asked for once`() throws {
    let registry = TestProgram.registry()
    let before = Fixture.asked.count
    for _ in 0..<3 { #expect(try registry.adapter((any Fixture.Absent).self) == nil) }
    #expect(Fixture.asked.count == before + 1)
  }

  @Test func `None in this run is asked for once for each host`() throws {
    let before = Fixture.perHost.count
    try TestProgram.registry().withCurrent {
      for _ in 0..<2 {
        let host = Fixture.Screen()
        for _ in 0..<3 {
          let absent = try host.adapter((any Fixture.PerHost).self)
          #expect(absent == nil)
        }
      }
    }
    #expect(Fixture.perHost.count == before + 2)
  }

  @Test func `A registration can choose between classes that know nothing of it`() throws {
    let registry = TestProgram.registry()
    let choice = try registry.requiredAdapter((any Fixture.Choice).self)
    #expect(choice.name == "B")
    #expect(try registry.requiredAdapter((any Fixture.Second).self) === choice)
  }

  @Test func `After an error the next lookup tries again, and what it makes stays`() throws {
    let registry = TestProgram.registry()
    let before = Fixture.attempts.count
    let message = """
      ServiceKitTests.LazyRegisterTests.Fixture.LateService could not be made: not yet
        declared at ServiceKitTests/LazyRegisterTests.swift:\(Fixture.lateLine)
        Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
      """
    for _ in 0..<2 { #expect(TestProgram.message { try registry.adapter((any Fixture.Late).self) } == message) }
    let late = try registry.requiredAdapter((any Fixture.Late).self)
    #expect(try registry.adapter((any Fixture.Late).self) === late)
    #expect(Fixture.attempts.count == before + 3)
  }

  @Test func `The error of an initialiser is at hand`() {
    let registry = TestProgram.registry()
    let error = #expect(throws: AdapterError.self) { try registry.adapter((any Fixture.Failing).self) }
    #expect(error?.code == .factoryFailed)
    #expect(error?.underlying is Refusal)
    #expect(error?.trail == [])
    #expect(error?.chain == [])
    #expect(
      error?.description == """
        ServiceKitTests.LazyRegisterTests.Fixture.FailingService could not be made: not yet
          declared at ServiceKitTests/LazyRegisterTests.swift:\(Fixture.failingLine)
          Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
        """)
  }

  @Test func `It is found in an extension`() throws {
    #expect(try TestProgram.registry().requiredAdapter((any Fixture.Extended).self).isExtended)
  }

  @Test @MainActor func `An inherited one is not taken for the subclass`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.requiredAdapter((any Fixture.Parent).self).source == "the parent's lazyRegister()")
    let child = try registry.requiredAdapter((any Fixture.Child).self)
    #expect(child.source == "the child's init()")
    #expect(child is Fixture.ChildAdapter)
  }

  @Test func `What is no class instance is refused`() {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.message { try registry.adapter((any Fixture.Value).self) } == """
        ServiceKitTests.LazyRegisterTests.Fixture.ValueBinding made a \
        ServiceKitTests.LazyRegisterTests.Fixture.Number, which is no class instance.
          declared at ServiceKitTests/LazyRegisterTests.swift:\(Fixture.valueLine)
          Way out: Return an instance of a class or an actor: adapters have an identity and a life.
        """)
  }
}

extension LazyRegisterTests.Fixture.ExtendedService {
  static func lazyRegister() -> LazyRegisterTests.Fixture.ExtendedService? { .init(isExtended: true) }
}
