/// Code that is nested, or goes on, as far as a number says.
struct NestedSource: CustomStringConvertible, Sendable {
  let name: String
  /// What comes first, and then again and again.
  let opening: (start: String, repeated: String)
  /// What is innermost, and then again and again.
  let closing: (start: String, repeated: String)

  var description: String { name }

  init(_ name: String, _ start: String, _ open: String, _ middle: String = "1", _ close: String = "") {
    self.name = name
    opening = (start, open)
    closing = (middle, close)
  }

  func bytes(_ count: Int) -> [UInt8] {
    func times(_ text: String) -> [UInt8] { Array(repeatElement(Array(text.utf8), count: count).joined()) }
    return Array(opening.start.utf8) + times(opening.repeated) + Array(closing.start.utf8) + times(closing.repeated)
  }

  static let all = [
    Self("parentheses", "let a = ", "(", "1", ")"),
    Self("arrays", "let a = ", "[", "1", "]"),
    Self("array types", "let a: ", "[", "A", "]"),
    Self("dictionary types", "let a: ", "[A: ", "A", "]"),
    Self("tuple types", "let a: ", "(", "A", ")"),
    Self("closures", "let a = ", "{ ", "1", " }"),
    Self("blocks", "func f() ", "{ do ", "{}", "}"),
    Self("functions", "", "func f() {", "", "}"),
    Self("classes", "", "class A {", "", "}"),
    Self("macros", "let a = ", "#m { ", "1", " }"),
    Self("attributes with arguments", "", "@a(", "1", ")"),
    Self("switch expressions", "func f() {", "switch a { case 1: ", "1", "}"),
    Self("if expressions", "let a = ", "if a { 1 } else { ", "1", "}"),
    Self("interpolations", "let a = ", "\"\\(", "1", ")\""),
    Self("raw interpolations", "let a = ", "#\"\\#(", "1", ")\"#"),
    Self("parentheses of a pattern", "func f() { if case ", "(", "a", ")"),
    Self("accessors", "", "var a: A { get { ", "", "} } "),
    Self("else if", "func f() { if a {}", " else if a {}", "}"),
    Self("else if on lines", "func f() { if a {\n}", "\nelse if a {\n}", "}"),
    Self("else without a body", "if a {} ", "else if "),
    Self("if without a body", "", "if "),
    Self("if of if", "let a = ", "if "),
    Self("switch without a body", "", "switch "),
    Self("nested #if", "", "#if A\n", "let a = 1\n", "#endif\n"),
    Self("#if in a row", "", "#if A\nlet a = 1\n#endif\n"),
    Self("#elseif", "#if A\n", "#elseif B\nlet a = 1\n", "#endif\n"),
    Self("#if without an end", "", "#if\n"),
    Self("#if in a chain", "let a = b\n", "#if A\n.c()\n#endif\n"),
    Self("nested #if in a chain", "let a = b\n", "#if A\n.c()\n", "", "#endif\n"),
    Self("negated conditions", "#if ", "!(", "A", ")"),
    Self("negations", "#if ", "! ", "A\n#endif"),
    Self("long conditions", "#if A", " || A", "\n#endif"),
    Self("calls", "let a = b", ".c()"),
    Self("calls on lines", "let a = b", "\n  .c()"),
    Self("trailing closures", "let a = b", ".c { $0 }"),
    Self("calls of calls", "let a = b", "()"),
    Self("subscripts", "let a = b", "[0]"),
    Self("unwrapping", "let a = b", "!"),
    Self("optional chains", "let a = b", "?.c"),
    Self("key paths", "let a = \\A", ".a"),
    Self("nested key paths", "let a = ", "\\A[", "1", "]"),
    Self("optional types", "let a: A", "?"),
    Self("member types", "let a: A", ".A"),
    Self("prefix operators", "let a = ", "!", "b"),
    Self("prefix operators apart", "let a = ", "- ", "b"),
    Self("ternary operators", "let a = ", "a ? b : ", "c"),
    Self("ternary operators within", "let a = ", "a ? ", "c", " : b"),
    Self("try", "let a = ", "try ", "b"),
    Self("try on lines", "let a = ", "try\n", "b"),
    Self("await", "let a = ", "await ", "b"),
    Self("consume", "let a = ", "consume ", "b"),
    Self("copy", "let a = ", "copy ", "b"),
    Self("unsafe", "let a = ", "unsafe ", "b"),
    Self("repeat", "let a: ", "repeat ", "A"),
    Self("each", "let a = ", "each ", "b"),
    Self("some", "let a: ", "some ", "A"),
    Self("let", "", "let "),
    Self("patterns", "func f() { if case ", "let ", "a = b {} }"),
    Self("generic types", "let a: ", "A<", "A", ">"),
    Self("generic calls", "let a = ", "A<", "A", ">"),
    Self("generic types with commas", "let a: ", "A<B, ", "A", ">"),
    Self("arrows", "let a: ", "A -> ", "A"),
    Self("function types", "let a: ", "(A) -> ", "A"),
    Self("comments", "", "/*", " ", "*/"),
    Self("attributes", "", "@a ", "let a = 1"),
    Self("sums", "let a = 1", " + a.b"),
    Self("elements", "let a = [", "try f(1), ", "]"),
    Self("cases", "enum A {\n", "case a\n", "}"),
    Self("statements", "", "let a = b.c(d).e\nif a { b() } else { c() }\n"),
    Self("opening braces", "", "{"),
    Self("opening parentheses", "", "("),
    Self("opening brackets", "", "["),
    Self("closing braces", "", "}"),
    Self("quotation marks", "", "\""),
    Self("multiline quotation marks", "", "\"\"\"\n"),
    Self("NUL bytes", "", "\0"),
    Self("brackets in regular expressions", "let a = ", "(/[)]/, ", "1", ")"),
  ]
}
