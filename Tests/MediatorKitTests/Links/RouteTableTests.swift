import Testing

@testable import MediatorKit

/// Paths with parameters, and which of them fits best.
struct RouteTableTests {
  private func table(_ paths: [String]) throws -> RouteTable {
    var table = RouteTable()
    for (index, path) in paths.enumerated() { table.add(try RouteTemplate(path), route: index) }
    return table
  }

  @Test func `A fixed component comes before a typed parameter, and that before a plain one, in any order of adding`()
    throws
  {
    let paths = ["article/:id", "article/:id(Int)", "article/new", "article/:on(Bool)"]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      let table = try table(order.map { paths[$0] })
      func best(_ component: String) -> [String] {
        table.routes(for: ["article", component]).map { paths[order[$0]] }
      }
      #expect(best("new") == ["article/new"])
      #expect(best("12") == ["article/:id(Int)"])
      #expect(best("true") == ["article/:on(Bool)"])
      #expect(best("other") == ["article/:id"])
    }
  }

  @Test func `Paths are compared from the left, and a branch that leads nowhere is left again`() throws {
    let table = try table(["a/:x/c", "a/b/:y", "a/b/c/d", "a/:x/:y/e"])
    #expect(table.routes(for: ["a", "b", "c"]) == [1])
    #expect(table.routes(for: ["a", "z", "c"]) == [0])
    #expect(table.routes(for: ["a", "b", "c", "e"]) == [3])
    #expect(table.routes(for: ["a", "b"]).isEmpty)
    #expect(table.routes(for: []).isEmpty)
    #expect(table.routes(for: ["a", "b", "c", "d", "e"]).isEmpty)
  }

  @Test func `Paths that fit equally well are all found`() throws {
    let table = try table(["a/:x(Double)", "a/:y(Int)", "a/:z"])
    #expect(table.routes(for: ["a", "1"]) == [0, 1])
    #expect(table.routes(for: ["a", "1.5"]) == [0])
    #expect(table.routes(for: ["a", "x"]) == [2])
  }

  @Test(arguments: [
    ("Int", "0 7 -7 007 9223372036854775807", "+7 1.0 9223372036854775808 ٣ 0x1 -"),
    ("Double", "0 -1.5 1e3 2E-3 1e308 00.5", "nan inf .5 5. 1e999 +1 0x1p3 1e - 1,5"),
    ("Bool", "true false", "True 1 yes"),
  ])
  func `A typed parameter takes what is one of its type`(kind: String, taken: String, refused: String) throws {
    let table = try table(["a/:x(\(kind))"])
    for text in taken.split(separator: " ") { #expect(table.routes(for: ["a", String(text)]) == [0], "\(text)") }
    for text in refused.split(separator: " ") { #expect(table.routes(for: ["a", String(text)]).isEmpty, "\(text)") }
    #expect(table.routes(for: ["a", ""]).isEmpty)
  }

  @Test(arguments: [
    ("", "has an empty component, number 1"), ("/a", "has an empty component, number 1"),
    ("a/", "has an empty component, number 2"), ("a//b", "has an empty component, number 2"),
    ("a/..", "has a component that links cannot have, number 2"),
    ("a/b\\c", "has a component that links cannot have, number 2"),
    ("a/:", "has a parameter without a name, component 2"),
    (
      "a/:x(Date)",
      "has a parameter that is not written ':x' or ':x(Int)', ':x(Double)', ':x(Bool)', component 2"
    ),
    ("a/:x-y", "has a parameter that is not written ':x' or ':x(Int)', ':x(Double)', ':x(Bool)', component 2"),
    ("a/:x/:x(Int)", "has the parameter ':x' twice"),
    (":x/a", "begins with a parameter, and in links the first component may be a host, which has no case"),
    ("A/b", "begins with a component that has capital letters, and in links it may be a host, which has none"),
  ])
  func `A path that is not well written is refused`(path: String, fact: String) {
    let fault = #expect(throws: RouteTemplate.Fault.self) { try RouteTemplate(path) }
    #expect(fault?.fact == fact)
  }

  @Test func `Of a thousand routes each is found, whichever way they are added`() throws {
    let paths = (0..<1_000).map { "section\($0 % 50)/item\($0)/:id(Int)" }
    for order in [Array(0..<1_000), Array((0..<1_000).reversed())] {
      let table = try table(order.map { paths[$0] })
      for (place, number) in order.enumerated() {
        #expect(table.routes(for: ["section\(number % 50)", "item\(number)", "1"]) == [place])
      }
    }
  }
}
