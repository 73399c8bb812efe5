import AdapterSyntax
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

@Suite("Where a declaration stands")
struct LexicalContextTests {
  @Test(
    "Owner and path are the types around it",
    arguments: [
      ("var here = 1", nil, nil),
      ("class A { var here = 1 }", "A", "A"),
      ("enum A { struct `default` { var here = 1 } }", "`default`", "A.default"),
      ("extension A.B { final class C { var here = 1 } }", "C", "A.B.C"),
      ("extension A.B { var here: Int { 1 } }", "A.B", "A.B"),
      ("func f() { class A { var here = 1 } }", "A", "A"),
    ] as [(String, String?, String?)])
  func owner(_ source: String, _ name: String?, _ path: String?) throws {
    let context = try Self.context(source)
    #expect(context.ownerName == name)
    #expect(context.path == path)
    #expect(!context.isLocal)
  }

  @Test(
    "A local declaration stands in code",
    arguments: [
      "func f() { var here = 1 }", "class A { init() { var here = 1 } }", "let f = { var here = 1 }",
      "class A { var a: Int { var here = 1; return here } }",
    ])
  func local(_ source: String) throws {
    #expect(try Self.context(source).isLocal)
  }

  @Test(
    "The innermost generic declaration is named",
    arguments: [
      ("class A<T> { var here = 1 }", "A"), ("class A<T> { struct B { var here = 1 } }", "A"),
      ("class A<T> { struct B<U> { var here = 1 } }", "B"), ("func f<T>(_: T) { class A { var here = 1 } }", "f"),
      ("class A { init<T>(_: T) { class B { var here = 1 } } }", "init"),
      ("struct S { subscript<T>(_: T) -> Int { class B { var here = 1 }; return 1 } }", "subscript"),
      ("class A { func f() { class B { var here = 1 } } }", nil), ("extension A { var here: Int { 1 } }", nil),
    ] as [(String, String?)])
  func generic(_ source: String, _ name: String?) throws {
    #expect(try Self.context(source).genericName == name)
  }

  /// The context of the variable named `here`.
  private static func context(_ source: String) throws -> LexicalContext {
    let file = Parser.parse(source: source)
    let token = file.tokens(viewMode: .sourceAccurate).first { $0.text == "here" }
    var node = try #require(token.map { Syntax($0) })
    while let parent = node.parent, !node.is(VariableDeclSyntax.self) { node = parent }
    return LexicalContext(node.allMacroLexicalContexts())
  }
}
