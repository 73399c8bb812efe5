import Foundation
import Testing

/// The documents of this repository, followed step by step.
@Suite(.serialized)
struct DocumentationTests {
  private static let readme = PackageLayout.root.appendingPathComponent("README.md")

  @Test("What the README shows compiles, runs, and prints what it says")
  func readme() throws {
    let package = try DocumentedPackage("Player")
    for block in try DocumentBlock.all(in: Self.readme) { try package.follow(block) }
  }
}
