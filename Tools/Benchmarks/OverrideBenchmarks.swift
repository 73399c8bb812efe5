import BenchmarkSubjects
import ServiceKit

/// Lookups while a test's override is open, in another task or in this one.
enum OverrideBenchmarks {
  static func all() throws -> [Benchmark] {
    _ = try AdapterRegistry.main.requiredAdapter((any Clock).self)
    return [benchmark("lookup-override-elsewhere", elsewhere), benchmark("lookup-override-here", here)]
  }

  private static func benchmark(_ name: String, _ subject: @escaping (Int) -> Int) -> Benchmark {
    let holder = Holder(clock: CountingClock(), playback: CountingPlayback())
    return Benchmark(
      name: name, yardstickName: "a stored property of another module's object", subject: subject,
      yardstick: { LookupBenchmarks.run($0) { LookupBenchmarks.stored(holder, $0) } },
      repetitions: LookupBenchmarks.repetitions)
  }

  private static func elsewhere(_ count: Int) -> Int {
    // Who holds the context of a scope keeps it open.
    let context = registry.withCurrent { AdapterContext.current }
    defer { withExtendedLifetime(context) {} }
    return LookupBenchmarks.run(count, LookupBenchmarks.lookup)
  }

  private static func here(_ count: Int) -> Int {
    registry.withCurrent { LookupBenchmarks.run(count, LookupBenchmarks.lookup) }
  }

  private static let registry = AdapterRegistry.main.overriding([
    AdapterOverride((any Clock).self, to: CountingClock(), place: SourcePlace(fileID: #fileID, line: #line))
  ])
}
