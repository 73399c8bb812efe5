import Foundation

#if canImport(LintEngine)
  import LintEngine

  /// Linting some hundred kilobytes of this package, against parsing the same files.
  enum LintBenchmarks {
    static func all() throws -> [Benchmark] {
      let sources = try modules.mapValues(sources(in:))
      let files = sources.values.joined().sorted { $0.path < $1.path }
      let configuration = try ProjectReader.configurationFile(at: nil, in: root.path).configuration
      let project = project(of: sources)
      return [
        Benchmark(
          name: "lint-all-rules", yardstickName: "the bare parse of the same files",
          subject: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ lint(sources, of: project, configuration) } },
          yardstick: { runs in
            (0..<runs).reduce(0) { sum, _ in files.reduce(sum) { $0 &+ FactReader.parseOnly($1) } }
          }, repetitions: 1, samples: 9)
      ]
    }

    /// The example application with the library that it uses most: rules about products have something to look at.
    private static let modules = [
      "ContainerKit": "Sources/ContainerKit", "FeedReader": "Sources/FeedReader",
      "FeedCommandLine": "Sources/FeedCommandLine", "Standard": "Targets/Standard", "Lite": "Targets/Lite",
    ]

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    private static func sources(in folder: String) throws -> [SourceFile] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let path = "\(folder)/\(name)"
        return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
      }
    }

    private static func project(of sources: [String: [SourceFile]]) -> Project {
      let products = ["Lite", "Standard"]
      let modules = sources.map { name, files in
        var module = Project.Module(
          name: name, kind: products.contains(name) ? .executable : .library, files: files.map(\.path))
        module.dependsOnImports = true
        return module
      }
      return Project(modules: modules, products: products.map { Project.Product(name: $0, modules: [$0]) })
    }

    /// Does what one run of the tool does behind the reading of files.
    private static func lint(
      _ sources: [String: [SourceFile]], of project: Project, _ configuration: Configuration
    ) -> Int {
      let modules = sources.map { name, files in
        ModuleFacts(module: name, files: files.compactMap { try? FactReader.checkedFacts(of: $0) })
      }
      let facts = ProjectFacts(
        configuration: configuration, project: project.completed(by: modules), modules: modules, today: "2026-01-01")
      let result = FindingList.result(in: facts)
      precondition(result.files == sources.values.joined().count, "A file of the benchmark is nested too deep")
      return result.files &+ result.findings.count
    }
  }
#else
  /// Nothing: without SwiftSyntax there is no linter.
  enum LintBenchmarks {
    static func all() -> [Benchmark] { [] }
  }
#endif
