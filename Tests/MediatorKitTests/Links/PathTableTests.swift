import Foundation
import Testing

@testable import MediatorKit

/// The table of cases that the linter's reading of paths is held to, too.
struct PathTableTests {
  private static let lines: [Substring] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try? String(contentsOf: folder.appending(path: "Fixtures/Lint/paths.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
  }()

  private static func pairs(_ separator: String) -> [[String]] {
    lines.map { $0.split(separator: " \(separator) ").map(String.init) }.filter { $0.count == 2 }
  }

  @Test(arguments: pairs("~")) func `Paths that tie`(paths: [String]) throws {
    let (one, other) = try (RouteTemplate(paths[0]), RouteTemplate(paths[1]))
    #expect(one.ties(with: other) && other.ties(with: one) && one.signature == other.signature)
  }

  @Test(arguments: pairs("!")) func `Paths that do not tie`(paths: [String]) throws {
    let (one, other) = try (RouteTemplate(paths[0]), RouteTemplate(paths[1]))
    #expect(!one.ties(with: other) && !other.ties(with: one))
  }

  @Test(arguments: lines.filter { $0.hasPrefix("refused ") }.map { String($0.dropFirst(8)) })
  func `What is no path`(path: String) {
    #expect(throws: RouteTemplate.Fault.self) { try RouteTemplate(path) }
  }

  @Test(arguments: pairs("->")) func `The path that a link fits best`(pair: [String]) throws {
    let paths = ["a", "a/:x(Int)", "a/:x(Bool)", "a/:x", "a/b", "a/:x/c", "a/b/:y", "a/:x(Double)/d", "a/:x(Int)/:y"]
    var table = RouteTable()
    for (index, path) in paths.enumerated() { table.add(try RouteTemplate(path), route: index) }
    let found = table.routes(for: pair[0].split(separator: "/").map(String.init)).map { paths[$0] }
    #expect(found == (pair[1] == "none" ? [] : [pair[1]]))
  }

  @Test func `The table is there`() { #expect(Self.lines.count > 50) }
}
