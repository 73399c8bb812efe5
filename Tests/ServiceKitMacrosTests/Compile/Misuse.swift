/// A mistake, and every error and warning that the compiler prints for it.
struct Misuse: Sendable {
  /// The name of its file, without `.swift`.
  let name: String
  let source: String
  /// Each as `line: error: …`, or `line: in @Macro: error: …` for one in an expansion, in the order of the lines.
  let diagnostics: [String]

  init(_ name: String, _ source: String, _ diagnostics: String...) {
    self.name = name
    self.source = source
    self.diagnostics = diagnostics
  }
}

extension Misuse {
  /// What all cases use.
  static let common = """
    import ServiceKit
    public protocol Player: AnyObject, Sendable { func play() }
    public protocol Notebook: AnyObject { func note() }
    public protocol Clock: AnyObject, Sendable { var now: Int { get } }
    public protocol Host: AnyObject { func refresh() }
    public protocol Loose { func loosen() }
    extension ExperimentKey {
      nonisolated static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "me", expires: "2030-01-01")
    }
    """

  /// Mistakes with `@Adapter`.
  static let adapters: [Misuse] = [
    Misuse(
      "GenericAdapter", "@Adapter((any Player).self) final class G1<Item>: Player { func play() {} }",
      "1: error: G1 is generic, but a record is one constant for one class. Bind one specialisation by a factory: "
        + "@Adapter((any Player).self) enum G1Binding { static func lazyRegister() -> (any Player)? { … } }"),
    Misuse(
      "GenericOuter", "struct G2<Item> { @Adapter((any Player).self) final class Inner: Player { func play() {} } }",
      "1: error: Inner is declared inside the generic 'G2', but a record is one constant for one class. "
        + "Bind one specialisation by a factory: @Adapter((any Player).self) enum InnerBinding "
        + "{ static func lazyRegister() -> (any Player)? { … } }"),
    Misuse(
      "MissingInitializer",
      "@Adapter((any Player).self) final class M1: Player { init(volume: Int) {}; func play() {} }",
      "1: in @Adapter: error: 'lazyRegister' is unavailable: M1 cannot be made without arguments; give it init(), "
        + "or write static func lazyRegister() -> M1?"),
    Misuse(
      "NoProtocol", "@Adapter final class N1: Player { func play() {} }",
      "1: error: @Adapter does not say which protocols N1 is bound to. Name them: @Adapter((any Player).self)"),
    Misuse(
      "WithoutAny", "@Adapter(Player.self) final class N2: Player { func play() {} }",
      "1: error: 'Player' names a class, or a protocol without 'any'. Write the protocol: (any Player).self"),
    Misuse(
      "OptionalProtocol", "@Adapter((any Player)?.self) final class N3: Player { func play() {} }",
      "1: error: Whether an adapter is needed is said where it is used, not here. Write (any Player).self"),
    Misuse(
      "NotConforming", "@Adapter((any Player).self) final class N4 {}",
      "1: in @Adapter: error: 'N4' is not convertible to '(any Player)?'"),
    Misuse(
      "FactoryNotConforming",
      "@Adapter((any Player).self) enum N5 { static func lazyRegister() -> (any Host)? { nil } }",
      "1: in @Adapter: error: cannot convert value of type '(any Host)?' to type '(any Player)?' in coercion"),
    Misuse(
      "ServiceForEveryThread", "@Adapter((any Notebook).self) final class N6: Notebook { func note() {} }",
      "1: in @Adapter: error: call to main actor-isolated instance method 'a service or a shared adapter needs "
        + "a Sendable protocol, @MainActor or scope: .host' in a synchronous nonisolated context"),
    Misuse(
      "SharedForEveryThread",
      "@Adapter((any Notebook).self, host: (any Host).self, scope: .shared) final class N7: Notebook { func note() {} }",
      "1: in @Adapter: error: call to main actor-isolated instance method 'a service or a shared adapter needs "
        + "a Sendable protocol, @MainActor or scope: .host' in a synchronous nonisolated context"),
    Misuse(
      "SharedWithHostsOfOneThread",
      "@Adapter((any Player).self, host: (any Host).self, scope: .shared) final class N8: Player { func play() {} }",
      "1: in @Adapter: error: stored property '__skHosts' of 'Sendable'-conforming class 'N8' contains non-Sendable type "
        + "'any Host'"),
    Misuse(
      "ParentForEveryThread",
      """
      class N9 {}
      @Adapter((any Notebook).self) final class N10: N9, Notebook { func note() {} }
      """,
      "2: in @Adapter: error: call to main actor-isolated instance method 'a service or a shared adapter needs "
        + "a Sendable protocol, @MainActor or scope: .host' in a synchronous nonisolated context",
      "2: in @Adapter: error: call to main actor-isolated instance method 'a service or a shared adapter needs "
        + "a Sendable protocol, @MainActor or scope: .host' in a synchronous nonisolated context"),
    Misuse(
      "StructWithHost", "@Adapter((any Player).self, host: (any Host).self) struct V1 {}",
      "1: error: A struct has no identity, so it cannot refer back to a host. Make V1 a final class, or drop 'host:'"),
    Misuse(
      "TheSameTwice", "@Adapter((any Player).self, (any Player).self) final class T1: Player { func play() {} }",
      "1: error: 'any Player' is named twice. One binding is enough"),
    Misuse(
      "TwoAttributes",
      "@Adapter((any Player).self) @Adapter((any Clock).self) final class T2: Player { func play() {} }",
      "1: error: One @Adapter binds all protocols. Name this one's in the first attribute"),
    Misuse(
      "UnreadableScope",
      "let s1 = AdapterScope.unique\n@Adapter((any Player).self, scope: s1) final class S1: Player { func play() {} }",
      "2: error: The scope goes into a constant, so it must be written out: .host, .shared, .application or .unique"),
    Misuse(
      "ServiceWithHost",
      """
      @Adapter((any Player).self, host: (any Host).self, scope: .application)
      final class S2: Player { func play() {} }
      """,
      "1: error: An adapter of the application has no host. Drop 'host:', or choose .host, .shared or .unique"),
    Misuse(
      "UnreadableVariant",
      "let arm = \"on\"\n@Adapter((any Player).self, variant: (.autoplay, arm)) final class S3: Player { func play() {} }",
      "2: error: The variant goes into a constant, so it must be written out: (.experiment, \"arm\")"),
    Misuse(
      "AsynchronousFactory",
      "@Adapter((any Player).self) enum A1 { static func lazyRegister() async -> (any Player)? { nil } }",
      "1: error: Lookups answer at once, so lazyRegister() cannot be async. Make the adapter now and let its methods wait"
    ),
    Misuse(
      "InstanceFactory",
      "@Adapter((any Player).self) final class A2: Player { func play() {}; func lazyRegister() -> A2? { nil } }",
      "1: error: lazyRegister() runs before there is an instance. Write static func lazyRegister()"),
    Misuse(
      "OtherActor",
      "@globalActor actor Audio { static let shared = Audio() }\n@Audio @Adapter((any Player).self) final class A3: Player { nonisolated func play() {} }",
      "2: in @Adapter: error: cannot convert value actor-isolated to 'Audio' to expected argument type actor-isolated to "
        + "'MainActor'"),
    Misuse(
      "LooseHost",
      "@Adapter((any Notebook).self, host: (any Loose).self) final class W1: Notebook { func note() {} }",
      "1: in @Adapter: error: 'weak' must not be applied to non-class-bound 'any Loose'; "
        + "consider adding a protocol conformance that has a class bound"),
  ]

  private static let owner =
    "error: @Adapted belongs in the body of a class or an actor with @AdapterHost, which owns the adapter. "
    + "For a service, write @Service"
  private static let unobserved =
    "error: An adapter never changes, so @Observable has nothing to observe. Write @Adapted @ObservationIgnored"

  /// Mistakes with `@AdapterHost`, `@Adapted`, `@Service` and lookups.
  static let requirements: [Misuse] = [
    Misuse(
      "StructHost", "@AdapterHost struct H1 {}",
      "1: error: A struct has no identity, so adapters cannot refer back to it. Make it a final class or an actor"),
    Misuse(
      "NoHost", "final class H2 { @Adapted var p: any Player; @Adapted var q: (any Player)? }",
      "1: in @Adapted: error: 'optional(_:host:isolation:)' is unavailable: "
        + "@Adapted needs a host; write @AdapterHost on the class that has the property",
      "1: in @Adapted: error: 'required(_:host:property:fileID:line:isolation:)' is unavailable: "
        + "@Adapted needs a host; write @AdapterHost on the class that has the property"),
    Misuse(
      "LocalHost", "func f3() { @AdapterHost final class Local { @Adapted var p: any Player } }",
      "1: error: local type cannot have attached extension macro",
      "1: in @Adapted: error: 'required(_:host:property:fileID:line:isolation:)' is unavailable: "
        + "@Adapted needs a host; write @AdapterHost on the class that has the property"),
    Misuse(
      "LocalVariable", "func f1() {\n  @Adapted var p: any Player\n}",
      "2: error: @Adapted cannot be a local variable, which no listing or check could know. "
        + "Make it a property, or look it up: try AdapterRegistry.main.adapter((any Player).self)"),
    Misuse(
      "Constant", "@AdapterHost final class R1 { @Adapted let p: any Player }",
      "1: error: @Adapted computes the property, so it must be 'var'; nobody can assign to it all the same",
      "1: error: cannot expand accessor macro on variable declared with 'let'"),
    Misuse(
      "NoType", "@AdapterHost final class R2 { @Adapted var p }",
      "1: error: @Adapted needs the type. Write 'any MyProtocol' if an adapter must be bound, '(any MyProtocol)?' if it may",
      "1: error: type annotation missing in pattern"),
    Misuse(
      "InitialValue", "@AdapterHost final class R3 { @Adapted var p: (any Player)? = nil }",
      "1: error: @Adapted gets the value from the product's bindings. Remove the initial value"),
    Misuse("InStruct", "struct R4 { @Adapted var p: any Player }", "1: \(owner)"),
    Misuse(
      "InExtension", "@AdapterHost final class R5 {}\nextension R5 { @Adapted var p: any Player }", "2: \(owner)"),
    Misuse(
      "Static", "@AdapterHost final class R6 { @Adapted static var p: any Player }",
      "1: error: A static property has no host to own the adapter. For a service, write @Service"),
    Misuse(
      "GenericHost", "@AdapterHost final class R7<Item> { @Adapted var p: any Player }",
      "1: error: 'R7' is generic, but the record of a requirement is one constant for one class. "
        + "Move the property to a class that is not, or look it up: try adapter((any Player).self)"),
    Misuse(
      "ImplicitlyUnwrapped", "@AdapterHost final class R8 { @Adapted var p: (any Player)! }",
      "1: error: '!' leaves open whether the adapter is needed. Write 'any MyProtocol' or '(any MyProtocol)?'"),
    Misuse(
      "Accessors", "@AdapterHost final class R9 { @Adapted var p: (any Player)? { get { nil } } }",
      "1: error: @Adapted writes the getter. Remove the accessors"),
    Misuse(
      "Several", "@AdapterHost final class R10 { @Adapted var p, q: (any Player)? }",
      "1: error: accessor macro 'Adapted' can only apply to a single variable",
      "1: error: accessor macro 'Adapted' can only apply to a single variable"),
    Misuse(
      "Function", "@AdapterHost final class R11 { @Adapted func p() {} }",
      "1: error: 'accessor' macro cannot be attached to instance method ('p')"),
    Misuse(
      "LooseProtocol", "@AdapterHost final class R12 { @Adapted var p: any Loose }",
      "1: in @Adapted: error: 'unowned(unsafe)' must not be applied to non-class-bound 'any Loose'; "
        + "consider adding a protocol conformance that has a class bound"),
    Misuse(
      "IgnoredFirst",
      """
      import Observation
      @Observable @AdapterHost final class R14 { @ObservationIgnored @Adapted var p: (any Player)? }
      """, "2: error: @ObservationIgnored accepts no getter before it. Write it after @Adapted"),
    Misuse(
      "GenericService", "struct R15<Item> { @Service var clock: any Clock }",
      "1: warning: 'R15' is generic, so this requirement leaves no record: listings and validate() do not know it"),
    Misuse(
      "ProtocolRequirement", "protocol R16 { @Service var clock: any Clock { get } }",
      "1: error: @Service cannot be a requirement of a protocol. Write it in the types that conform"),
    Misuse(
      "OffTheMainActor", "func f2() throws { _ = try AdapterRegistry.main.adapter((any Notebook).self) }",
      "1: error: call to main actor-isolated instance method 'adapter(_:isolation:)' in a synchronous nonisolated context"
    ),
    Misuse(
      "PretendedActor",
      "func f9() throws { _ = try AdapterRegistry.main.adapter((any Clock).self, isolation: MainActor.shared) }",
      "1: error: call to main actor-isolated instance method 'adapter(_:isolation:)' in a synchronous nonisolated context"
    ),
    Misuse(
      "ServiceOffTheMainActor", "struct R17 { @Service var p: any Notebook }",
      "1: in @Service: error: call to main actor-isolated instance method 'requiredAdapter(_:isolation:)' "
        + "in a synchronous nonisolated context"),
  ]
}
