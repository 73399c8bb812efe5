import Testing

@testable import LintEngine

struct BindingFactTests {
  private static func facts(_ text: String, path: String = "a.swift") -> FileFacts {
    FactReader.facts(of: SourceFile(path: path, bytes: Array(text.utf8)))
  }

  @Test func `An attribute says what it binds, under which conditions and for which arm`() {
    let found = Self.facts(
      """
      enum Outer {
        #if LITE
          @MainActor @ServiceKit.Adapter((any M.P & Q).self, host: (any H).self, variant: (.autoplay, "on"))
        #endif
        final class `Inner` {}
      }
      """
    ).bindings
    #expect(found.map(\.adapter) == ["Outer.Inner"])
    #expect(found.map(\.protocols) == [["any M.P & Q"]])
    #expect(found.map(\.variant) == [.init(key: ".autoplay", arm: "on")])
    #expect(found.map(\.condition) == [.flag("LITE")])
    #expect(found.map(\.context) == ["Outer"])
    #expect(found.map(\.position.line) == [5])
  }

  @Test(arguments: [
    "@Adapter() final class C {}", "@Adapter(P.self) final class C {}", "@Adapter((any P)?.self) final class C {}",
    "@Other.Adapter((any P).self) final class C {}", "@Adapters((any P).self) final class C {}",
    "// @Adapter((any P).self)\nfinal class C {}", "@Adapter((any P).self) extension C {}",
  ])
  func `What is no attribute of ours, or does not compile, binds nothing`(text: String) {
    #expect(Self.facts(text).bindings == [])
  }

  @Test(arguments: [
    ("AdapterRecord.declare(out, (any P).self) { C() }", "C", ["any P"]),
    (
      "unsafe ServiceKit.AdapterRecord.declareUnique(out, (any P).self, host: (any H).self) { try A.C($0) }", "A.C",
      ["any P"]
    ),
    ("AdapterRecord.write(out, C.self, [(any P).self, (any Q).self], scope: .shared, a, b)", "C", ["any P", "any Q"]),
    ("AdapterRecord.declare(out, (any P).self) { made }", nil, ["any P"]),
    ("AdapterRecord.declare(out, (any P).self) { C.make() }", "C", ["any P"]),
  ])
  func `A record by hand is a binding`(call: String, adapter: String?, protocols: [String]) {
    let found = Self.facts("let r = \(call)").bindings
    #expect(found.map(\.form) == [.record])
    #expect(found.map(\.adapter) == [adapter])
    #expect(found.map(\.protocols) == [protocols])
  }

  @Test(arguments: [
    ("try AdapterRegistry.main.register(C(), as: (any P).self)", [BindingFact.Form.registration]),
    ("try registry.register(C(), as: (any P).self)", [.otherRegistration]),
    ("if a { try AdapterRegistry.main.register(C(), as: (any P).self) }", [.otherRegistration]),
    ("try? AdapterRegistry.main.register(C(), as: (any P).self)", [.otherRegistration]),
    ("queue.async { try AdapterRegistry.main.register(C(), as: (any P).self) }", [.otherRegistration]),
    ("func f() throws { try AdapterRegistry.main.register(C(), as: (any P).self) }", [.registration]),
    ("container.register(C.self, name: \"c\")", []), ("register(handler)", []),
  ])
  func `A registration counts where it certainly happens`(text: String, forms: [BindingFact.Form]) {
    #expect(Self.facts(text).bindings.map(\.form) == forms)
  }

  @Test func `Properties and calls are requirements`() {
    let found = Self.facts(
      """
      class Host {
        @Adapted var a: any P
        @Adapted(.throwing) private var b: (any M.P)?
        @Service @ObservationIgnored static var c: Optional<any P & Q>
        @Service var d: Alias
        @State var e: any P
        func f() throws {
          _ = try self.adapter((any A).self)
          _ = try requiredAdapter((any B).self)
          _ = try? host.requiredAdapter((any C).self).name
          _ = try await registry.adapter(awaiting: (any D).self)
          try AdapterRegistry.main.with((any E).self) { $0.run() }
          _ = with(value) { $0 }
        }
      }
      """
    ).requirements.filter { $0.form != .mention }
    let seen = found.map { "\($0.form) \($0.type) \($0.isRequired) \($0.property ?? "-") \($0.context)" }
    #expect(
      seen == [
        "adapted any P true a Host", "adapted any M.P false b Host", "service any P & Q false c Host",
        "service Alias true d Host", "lookup any A false - Host.f", "lookup any B true - Host.f",
        "lookup any C false - Host.f", "lookup any D false - Host.f", "lookup any E true - Host.f",
      ])
  }

  @Test func `Keys of experiments are read in every form`() {
    let found = Self.facts(
      """
      extension ExperimentKey {
        static let a = ExperimentKey("first", arms: ["on", "off"], owner: "page", expires: "2027-01-01")
        static let b: ExperimentKey = .init("second", arms: arms, owner: "page", expires: day)
        static let c = ServiceKit.ExperimentKey("third", arms: [], owner: "", expires: "")
        static let d = ExperimentKey(name, arms: [], owner: "", expires: "")
        static let e: Other = .init("other")
      }
      """
    ).experiments
    #expect(found.map(\.constant) == ["a", "b", "c"])
    #expect(found.map(\.name) == ["first", "second", "third"])
    #expect(found.map(\.arms) == [["on", "off"], [], []])
    #expect(found.map(\.expires) == ["2027-01-01", nil, ""])
  }

  @Test func `Names of types are noted once, and nothing else is`() {
    let found = Self.facts(
      """
      class A: B<C>, D.E { var f: [G?: (any H) -> I]; func j() { K.l(M()); x.N; .O; p(Q: 1); _ = A() } }
      """
    ).typeReferences.map(\.name)
    #expect(found == ["B", "C", "D", "G", "H", "I", "K", "M", "A"])
  }

  @Test func `A long chain of calls is read in time that grows with its length`() {
    let chain = String(repeating: "\n  .with(P.self) { $0 }.register(a, as: b).isEnabled(.c)", count: 3_000)
    #expect(Self.facts("let x = registry\(chain)").bindings.count == 3_000)
  }
}
