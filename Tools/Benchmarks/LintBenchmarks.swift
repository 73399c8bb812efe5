import Foundation

#if canImport(LintEngine)
  import LintEngine

  /// Linting some hundred kilobytes of this package, as `lint.json` describes them, against parsing the same files.
  enum LintBenchmarks {
    static func all() throws -> [Benchmark] {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
      let reading = try ProjectReader.read(root: root, configuration: "Tools/Benchmarks/lint.json")
      let files = try SourceReader(root: root).files(
        reading.project.modules.flatMap(\.files).filter { $0.hasSuffix(".swift") })
      return [
        Benchmark(
          name: "lint-all-rules", yardstickName: "the bare parse of the same files",
          subject: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ lint(files, of: reading) } },
          yardstick: { runs in
            (0..<runs).reduce(0) { sum, _ in files.reduce(sum) { $0 &+ FactReader.parseOnly($1) } }
          }, repetitions: 1, samples: 9)
      ]
    }

    /// Does what a run of the tool does behind the reading of files.
    private static func lint(_ files: [SourceFile], of reading: ProjectReading) -> Int {
      let facts = files.compactMap { try? FactReader.checkedFacts(of: $0) }
      precondition(facts.count == files.count, "A file of the benchmark is nested too deep")
      let byPath = Dictionary(facts.map { ($0.path, $0) }) { first, _ in first }
      let modules = reading.project.modules.map { module in
        ModuleFacts(module: module.name, files: module.files.compactMap { byPath[$0] })
      }
      let project = ProjectFacts(
        configuration: reading.configuration, project: reading.project, modules: modules, today: "2026-01-01",
        configurationPath: reading.configurationPath)
      return FindingList.result(in: project).findings.count
    }
  }
#else
  /// Nothing: without SwiftSyntax there is no linter.
  enum LintBenchmarks {
    static func all() -> [Benchmark] { [] }
  }
#endif
