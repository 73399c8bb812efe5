import BenchmarkSubjects
import ServiceKit

/// What a host costs: made with none, one and twenty adapters, used and not.
enum HostBenchmarks {
  static func all() -> [Benchmark] {
    [
      benchmark("host-0") { keep(HostWithNone()) },
      benchmark("host-1-unused") { keep(HostWithOne()) },
      benchmark("host-20-unused") { keep(HostWithTwenty()) },
      used("host-1-used", count: 1) { Sink.value &+= HostWithOne().playback.play(1) },
      used("host-20-used", count: 20) { Sink.value &+= HostWithTwenty().useAll() },
    ]
  }

  private static func used(_ name: String, count adapterCount: Int, _ make: @escaping () -> Void) -> Benchmark {
    Benchmark(
      name: name, yardstickName: "making the same objects by hand, into an array",
      subject: { count in
        for _ in 0..<count { make() }
        return count
      },
      yardstick: { count in
        for _ in 0..<count { keep(ByHand((0..<adapterCount).map { _ in PlainObject() })) }
        return count
      }, repetitions: 2_000)
  }

  private final class ByHand {
    let objects: [AnyObject]

    init(_ objects: [AnyObject]) { self.objects = objects }
  }

  private static func benchmark(_ name: String, _ make: @escaping () -> Void) -> Benchmark {
    Benchmark(
      name: name, yardstickName: "making a plain object",
      subject: { count in
        for _ in 0..<count { make() }
        return count
      },
      yardstick: { count in
        for _ in 0..<count { plain() }
        return count
      }, repetitions: 2_000)
  }

  @inline(never)
  private static func plain() { keep(PlainObject()) }

  /// Takes an object, so that it is really made.
  @inline(never)
  private static func keep(_ object: AnyObject) { Sink.value &+= ObjectIdentifier(object).hashValue & 1 }
}
