import AdapterSyntax
import SwiftSyntax
import Testing

@Suite("How an adapter can be made")
struct AdapterClassTests {
  @Test(
    "By init(), where there is one",
    arguments: [
      "class C {}", "class C { init() {} }", "class C { private init() throws {} }", "class C { init?() {} }",
      "class C { init(_ n: Int = 1) {} }", "class C { init(n: Int) {}; init() {} }", "actor C { init() {} }",
      "class C { convenience init(n: Int) { self.init() } }", "class C { var a: Int?; var b = 1; weak var c: C? }",
      "class C { let a = 1; lazy var b: Int = 2; static let c: Int = 3; var d: Int { 4 } }",
      "class C { var a: Int { get { 1 } set {} } }", "class C { @Adapted var a: any A }", "class C { var a: Int! }",
      "class C {\n#if X\ninit() {}\n#else\ninit(n: Int) {}\n#endif\n}",
    ])
  func initializer(_ source: String) throws {
    #expect(try AdapterClass(Parsed.group(source))?.creation == .initializer)
  }

  @Test(
    "By nothing, where every initialiser wants something",
    arguments: [
      "class C { init(n: Int) {} }", "class C { init() async {} }", "class C { init<T>(_ t: T = 1) {} }",
      "class C { let a: Int }", "class C { var a: Int { didSet {} } }", "class C { let a: Int? }",
      "actor C { var a: Int }",
      "enum C {}", "enum C { case one }", "struct C {}", "struct C { init() {} }",
    ])
  func unknown(_ source: String) throws {
    #expect(try AdapterClass(Parsed.group(source))?.creation == .unknown)
  }

  @Test(
    "By lazyRegister(), where the body has it",
    arguments: [
      "class C { static func lazyRegister() -> C? { nil } }", "class C { class func lazyRegister() -> C? { nil } }",
      "enum C { private static func lazyRegister() throws -> any P { C2() } }",
      "class C { init(n: Int) {}; static func lazyRegister(_ n: Int = 1) -> C? { nil } }",
      "struct C {\n#if X\nstatic func lazyRegister() -> D? { nil }\n#endif\n}",
      "class C { func lazyRegister(for: Int) {}; static func lazyRegister() -> C? { nil } }",
    ])
  func lazyRegister(_ source: String) throws {
    let adapter = try #require(try AdapterClass(Parsed.group(source)))
    #expect(adapter.creation == .lazyRegister)
    #expect(adapter.lazyRegisterFault == nil)
  }

  @Test(
    "A lazyRegister() that cannot be called is a fault",
    arguments: [
      ("class C { func lazyRegister() -> C? { nil } }", .notStatic),
      ("class C { static func lazyRegister() async -> C? { nil } }", .asynchronous),
      ("class C { static func lazyRegister(n: Int) -> C? { nil } }", .parameters),
    ] as [(String, AdapterClass.LazyRegisterFault.Kind)])
  func fault(_ source: String, _ kind: AdapterClass.LazyRegisterFault.Kind) throws {
    #expect(try AdapterClass(Parsed.group(source))?.lazyRegisterFault?.kind == kind)
  }

  @Test("Names, keyword and the first inherited type are read")
  func names() throws {
    let adapter = try #require(try AdapterClass(Parsed.group("final class `default`: A.Base<Int>, P {}")))
    #expect(adapter.name == "`default`")
    #expect(adapter.printedName == "default")
    #expect(adapter.keyword == "class")
    #expect(adapter.firstInherited == "A.Base<Int>")
    #expect(try AdapterClass(Parsed.group("actor `two words` {}"))?.printedName == "`two words`")
    #expect(try AdapterClass(Parsed.group("actor A {}"))?.isReferenceType == true)
    #expect(try AdapterClass(Parsed.group("enum A {}"))?.isReferenceType == false)
  }

  @Test("Protocols and extensions are no adapters", arguments: ["protocol P {}", "extension C {}"])
  func others(_ source: String) throws {
    #expect(try AdapterClass(Parsed.group(source)) == nil)
  }
}
