import Testing

@Suite("What @Adapted and @Service refuse")
struct RequirementDiagnosticsTests {
  @Test("Each refusal is reported once, with the fact and what to write", arguments: properties + places)
  func refusal(_ refusal: Refusal) { refusal.check() }

  @Test(
    "Where the compiler refuses the attribute itself, the macro adds nothing",
    arguments: [
      "@AdapterHost final class H { @Adapted var (a, b): (any A, any B) }",
      "@AdapterHost final class H { @Adapted func a() {} }",
    ])
  func silence(_ source: String) {
    let expansion = Expansion(source)
    #expect(expansion.diagnostics == [])
    #expect(!expansion.text.contains("__skRecord_"))
  }

  @Test("A property of a generic type is a service all the same, without a record")
  func genericService() {
    let expansion = Expansion("struct Page<Item> { @Service var clock: any Clock }")
    #expect(
      expansion.diagnostics == [
        "1:21: warning: 'Page' is generic, so this requirement leaves no record: listings and validate() do not know it"
      ])
    #expect(expansion.text.contains("ServiceKit::AdapterRegistry.main.requiredAdapter((any Clock).self)"))
    #expect(!expansion.text.contains("__skRecord_"))
  }

  static func property(
    _ name: String, _ declaration: String, _ message: String, fixIt: String? = nil, _ fixed: String? = nil
  )
    -> Refusal
  {
    func frame(_ body: String) -> String { "@AdapterHost final class Session {\n  \(body)\n}" }
    return Refusal(name, frame(declaration), "2:" + message, fixIt: fixIt, fixed: fixed.map(frame))
  }

  static let properties: [Refusal] = [
    property(
      "let", "@Adapted let a: any A",
      "12: error: @Adapted computes the property, so it must be 'var'; nobody can assign to it all the same",
      fixIt: "Write 'var'", "@Adapted var a: any A"),
    property(
      "no type", "@Service var a",
      "16: error: @Service needs the type. "
        + "Write 'any MyProtocol' if an adapter must be bound, '(any MyProtocol)?' if it may"),
    property(
      "an implicitly unwrapped type", "@Adapted var a: (any A)!",
      "19: error: '!' leaves open whether the adapter is needed. Write 'any MyProtocol' or '(any MyProtocol)?'"),
    property(
      "an initial value", "@Adapted var a: any A = Real() // why",
      "25: error: @Adapted gets the value from the product's bindings. Remove the initial value",
      fixIt: "Remove the initial value", "@Adapted var a: any A // why"),
    property(
      "accessors", "@Service var a: any A { get { b } }",
      "25: error: @Service writes the getter. Remove the accessors",
      fixIt: "Remove the accessors", "@Service var a: any A"),
    property(
      "lazy", "@Adapted public lazy var a: any A",
      "19: error: @Adapted computes the property, which does not go with 'lazy'. Remove 'lazy'",
      fixIt: "Remove 'lazy'", "@Adapted public var a: any A"),
    property(
      "weak", "@Adapted weak var a: (any A)?",
      "12: error: @Adapted computes the property, which does not go with 'weak'. Remove 'weak'",
      fixIt: "Remove 'weak'", "@Adapted var a: (any A)?"),
    property(
      "override", "@Service override var a: any A",
      "12: error: @Service computes the property, which does not go with 'override'. Remove 'override'",
      fixIt: "Remove 'override'", "@Service var a: any A"),
    property(
      "static", "@Adapted private static var a: any A",
      "20: error: A static property has no host to own the adapter. For a service, write @Service"),
    property(
      "class", "@Adapted class var a: any A",
      "12: error: A class property has no host to own the adapter. For a service, write @Service"),
  ]

  private static let owner =
    "@Adapted belongs in the body of a class or an actor with @AdapterHost, which owns the adapter. "
    + "For a service, write @Service"

  static let places: [Refusal] = [
    Refusal("a struct", "struct Session { @Adapted var a: any A }", "1:18: error: \(owner)"),
    Refusal("an enum", "enum Session { @Adapted var a: any A }", "1:16: error: \(owner)"),
    Refusal("an extension", "extension Session { @Adapted var a: any A }", "1:21: error: \(owner)"),
    Refusal("a global variable", "@Adapted var a: any A", "1:1: error: \(owner)"),
    Refusal(
      "a local variable", "func f() { @Adapted var a: (any A)? }",
      "1:12: error: @Adapted cannot be a local variable, which no listing or check could know. "
        + "Make it a property, or look it up: try AdapterRegistry.main.adapter((any A).self)"),
    Refusal(
      "a local service", "struct S { init() { @Service var a: any A } }",
      "1:21: error: @Service cannot be a local variable, which no listing or check could know. "
        + "Make it a property, or look it up: try AdapterRegistry.main.adapter((any A).self)"),
    Refusal(
      "a generic host", "@AdapterHost final class Session<Item> { @Adapted var a: any A }",
      "1:42: error: 'Session' is generic, but the record of a requirement is one constant for one class. "
        + "Move the property to a class that is not, or look it up: try adapter((any A).self)"),
    Refusal(
      "a host in a generic initialiser",
      "struct S { init<T>(_: T) { @AdapterHost final class H { @Adapted var a: any A } } }",
      "1:57: error: 'init' is generic, but the record of a requirement is one constant for one class. "
        + "Move the property to a class that is not, or look it up: try adapter((any A).self)"),
    Refusal(
      "a requirement of a protocol", "protocol P { @Service var a: any A { get } }",
      "1:14: error: @Service cannot be a requirement of a protocol. Write it in the types that conform"),
    Refusal(
      "an observable host", "@Observable @AdapterHost final class H { @Adapted public var a: any A }",
      "1:42: error: An adapter never changes, so @Observable has nothing to observe. "
        + "Write @Adapted @ObservationIgnored",
      fixIt: "Add '@ObservationIgnored'",
      fixed: "@Observable @AdapterHost final class H { @Adapted @ObservationIgnored public var a: any A }"),
    Refusal(
      "an observable class with a service",
      "@MainActor @Observation.Observable final class H {\n  @Service\n  var a: any A\n}",
      "2:3: error: An adapter never changes, so @Observable has nothing to observe. Write @Service @ObservationIgnored",
      fixIt: "Add '@ObservationIgnored'",
      fixed: "@MainActor @Observation.Observable final class H {\n  @Service @ObservationIgnored\n  var a: any A\n}"),
    Refusal(
      "ignored before adapted",
      "@Observable @AdapterHost final class H { /* a */ @ObservationIgnored @Adapted var a: any A }",
      "1:70: error: @ObservationIgnored accepts no getter before it. Write it after @Adapted",
      fixIt: "Write '@Adapted @ObservationIgnored'",
      fixed: "@Observable @AdapterHost final class H { /* a */ @Adapted @ObservationIgnored var a: any A }"),
    Refusal(
      "the copy that Observation makes", "@Adapted @ObservationIgnored private var _a: any A",
      "1:1: error: An adapter never changes, so @Observable has nothing to observe. "
        + "Write @Adapted @ObservationIgnored"),
  ]
}
