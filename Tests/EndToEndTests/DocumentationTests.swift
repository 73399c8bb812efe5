import Foundation
import Testing

/// The documents of this repository, followed step by step.
@Suite(.serialized)
struct DocumentationTests {
  private static let readme = PackageLayout.root.appendingPathComponent("README.md")
  private static let libraries = ["ServiceKit", "ContainerKit", "MediatorKit"]
  /// Articles that the tests of their subject read.
  private static let readElsewhere: Set = ["SceneFiles.md"]

  @Test("What the README shows compiles, runs, and prints what it says")
  func readme() throws {
    let package = try DocumentedPackage("Player")
    for block in try DocumentBlock.all(in: Self.readme) { try package.follow(block) }
  }

  @Test("What the articles show compiles, runs, and prints what they say", arguments: libraries)
  func articles(of library: String) throws {
    try DocumentedArticles(library, except: Self.readElsewhere).follow()
  }

  @Test(
    "Code of which an article says that it does not compile is refused with the message that is shown",
    arguments: libraries)
  func refusedCode(of library: String) throws {
    let articles = try DocumentedArticles(library, except: Self.readElsewhere)
    let diagnostics = try articles.diagnostics()
    for block in articles.refused {
      #expect(diagnostics.contains(block.message), "\(block.place)\n\(diagnostics)")
    }
  }

  @Test("The catalogues of the documentation convert without a warning", arguments: libraries)
  func catalogue(of library: String) throws {
    let run = try DocumentedArticles(library, except: Self.readElsewhere).convert()
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  @Test("Every target and folder of tests and tools is on the map in CONTRIBUTING")
  func map() throws {
    let text = try String(contentsOf: PackageLayout.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    for folder in ["Sources", "Targets", "Tools", "Tests"] {
      let path = PackageLayout.root.appendingPathComponent(folder).path
      for name in try FileManager.default.contentsOfDirectory(atPath: path) where !name.hasPrefix(".") {
        #expect(text.contains("`\(folder)/\(name)") || text.contains("`\(name)`"), "\(folder)/\(name)")
      }
    }
  }

  @Test("Every code of ContainerError has a heading in its article")
  func containerErrors() throws {
    let codes = try Self.matches(
      of: /public static let (?<name>\w+) = Code\(/, in: "Sources/ContainerKit/Container/ContainerError.swift")
    let headings = try Self.matches(
      of: /\n## (?<name>\w+)\n/, in: "Sources/ContainerKit/ContainerKit.docc/ContainerErrors.md")
    #expect(!codes.isEmpty && codes == headings.subtracting(["Overview"]))
  }

  @Test("Every code of MediatorError has a heading in its article")
  func mediatorErrors() throws {
    let codes = try Self.matches(
      of: /public static let (?<name>\w+) = Code\(/, in: "Sources/MediatorKit/Diagnostics/MediatorError.swift")
    let headings = try Self.matches(
      of: /\n## (?<name>\w+)\n/, in: "Sources/MediatorKit/MediatorKit.docc/MediatorErrors.md")
    #expect(!codes.isEmpty && codes.subtracting(headings) == [])
  }

  @Test("Every diagnostic of the macros of mediators has a heading in their article")
  func mediatorMacros() throws {
    let identifiers = try Self.diagnostics(/"(?<name>(?:handles|module)-[a-z-]+)"/)
    let sections = try Self.matches(
      of: /\n### (?<name>[a-z-]+)\n/, in: "Sources/MediatorKit/MediatorKit.docc/MediatorMacroDiagnostics.md")
    #expect(identifiers.contains("module-target") && identifiers == sections)
  }

  @Test("Every code of AdapterError and every diagnostic of the macros has a heading in an article")
  func headings() throws {
    let articles = "Sources/ServiceKit/ServiceKit.docc"
    let codes = try Self.matches(
      of: /public static let (?<name>\w+) = Code\(/, in: "Sources/ServiceKit/Diagnostics/AdapterError.swift")
    let headings = try Self.matches(of: /\n## (?<name>\w+)\n/, in: "\(articles)/Errors.md")
    #expect(!codes.isEmpty && codes.subtracting(headings).isEmpty)
    let identifiers = try Self.diagnostics(
      /"(?<name>(?:adapter|adapted|protocol|proxy|requirement|service|host|lazy-register)-[a-z-]+)"/)
    let sections = try Self.matches(of: /\n### (?<name>[a-z-]+)\n/, in: "\(articles)/MacroDiagnostics.md")
    #expect(!identifiers.isEmpty && identifiers == sections)
  }

  @Test("Every diagnostic of the macros of containers has a heading in their article")
  func containerMacros() throws {
    let events = try Self.matches(
      of: /refusal\(\s*"(?<name>[a-z-]+)"/, in: "Sources/ServiceKitMacros/EventDiagnostics.swift")
    let identifiers = try Self.diagnostics(/"(?<name>(?:component|events)-[a-z-]+)"/)
      .union(events.map { "events-\($0)" })
    let sections = try Self.matches(
      of: /\n### (?<name>[a-z-]+)\n/,
      in: "Sources/ContainerKit/ContainerKit.docc/ContainerMacroDiagnostics.md")
    #expect(!events.isEmpty && identifiers == sections)
  }

  @Test(
    "Every relative link of the documents leads to a file", arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func links(document: String) throws {
    for link in try Self.matches(of: /\]\((?<name>[^)#:]+)\)/, in: document) {
      #expect(FileManager.default.fileExists(atPath: PackageLayout.root.appendingPathComponent(link).path), "\(link)")
    }
  }

  /// What the macros' sources name by a pattern.
  private static func diagnostics(_ pattern: Regex<(Substring, name: Substring)>) throws -> Set<String> {
    let macros = PackageLayout.root.appendingPathComponent("Sources/ServiceKitMacros")
    let files = try FileManager.default.contentsOfDirectory(atPath: macros.path).filter { $0.hasSuffix(".swift") }
    return Set(try files.flatMap { try matches(of: pattern, in: "Sources/ServiceKitMacros/\($0)") })
  }

  private static func matches(of pattern: Regex<(Substring, name: Substring)>, in path: String) throws -> Set<String> {
    let text = try String(contentsOf: PackageLayout.root.appendingPathComponent(path), encoding: .utf8)
    return Set(text.matches(of: pattern).map { String($0.output.name) })
  }
}
