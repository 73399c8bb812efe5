import Testing

@testable import LintEngine

/// The table of cases that MediatorKit is held to, too.
struct PathTemplateTests {
  private static let lines: [Substring] = ((try? Fixture.text("paths.txt")) ?? "").split(separator: "\n").filter {
    !$0.hasPrefix("#")
  }

  private static func pairs(_ separator: String) -> [[String]] {
    lines.map { $0.split(separator: " \(separator) ").map(String.init) }.filter { $0.count == 2 }
  }

  @Test(arguments: pairs("~")) func `Paths that tie`(paths: [String]) throws {
    let (one, other) = (try #require(PathTemplate(paths[0])), try #require(PathTemplate(paths[1])))
    #expect(one.ties(with: other) && other.ties(with: one) && one.signature == other.signature)
  }

  @Test(arguments: pairs("!")) func `Paths that do not tie`(paths: [String]) throws {
    let (one, other) = (try #require(PathTemplate(paths[0])), try #require(PathTemplate(paths[1])))
    #expect(!one.ties(with: other) && !other.ties(with: one))
  }

  @Test(arguments: lines.filter { $0.hasPrefix("refused ") }.map { String($0.dropFirst(8)) })
  func `What is no path`(path: String) { #expect(PathTemplate(path) == nil) }

  @Test(arguments: pairs("->")) func `The path that a link fits best`(pair: [String]) throws {
    let paths = ["a", "a/:x(Int)", "a/:x(Bool)", "a/:x", "a/b", "a/:x/c", "a/b/:y", "a/:x(Double)/d", "a/:x(Int)/:y"]
    let link = pair[0].split(separator: "/").map(String.init)
    let fits = try paths.compactMap { path in try #require(PathTemplate(path)).fit(link).map { (path, $0) } }
    let best = fits.min { $0.1.lexicographicallyPrecedes($1.1) }
    #expect(best?.0 == (pair[1] == "none" ? nil : pair[1]))
  }

  @Test func `The table is there`() { #expect(Self.lines.count > 50) }
}
