/// One thing that is measured, against what.
struct Benchmark {
  let name: String
  /// What the ratio is to.
  let yardstickName: String
  /// Runs the subject as often as it is told.
  let subject: (Int) -> Int
  /// Runs the yardstick as often as it is told.
  let yardstick: (Int) -> Int
  /// How often one sample runs each.
  let repetitions: Int
  /// How many samples are taken of each; fewer than usual only where one takes long.
  var samples = Measurement.sampleCount
}

/// Medians of samples that were taken in turn, so that a change of the machine's speed meets both sides.
///
/// The ratio is the median of the ratios of neighbouring samples, not the ratio of the medians: it holds where the speed
/// drifts during the run.
struct Measurement {
  let name: String
  let yardstickName: String
  /// Nanoseconds a run.
  let subject: Double
  /// Subject to yardstick.
  let ratio: Double
  /// Allocations a run, in the last sample.
  let allocations: Double

  static let sampleCount = 31

  init(_ benchmark: Benchmark) {
    var subjects: [Double] = []
    var yardsticks: [Double] = []
    var allocated = 0.0
    _ = benchmark.subject(benchmark.repetitions)
    _ = benchmark.yardstick(benchmark.repetitions)
    for _ in 0..<benchmark.samples {
      yardsticks.append(Self.time(benchmark.repetitions, benchmark.yardstick))
      let before = AllocationCount.current
      subjects.append(Self.time(benchmark.repetitions, benchmark.subject))
      allocated = Double(AllocationCount.current - before) / Double(benchmark.repetitions)
    }
    name = benchmark.name
    yardstickName = benchmark.yardstickName
    subject = Self.median(subjects)
    ratio = Self.median(zip(subjects, yardsticks).map { $0 / $1 })
    allocations = allocated
  }

  private static func time(_ repetitions: Int, _ body: (Int) -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    Sink.value &+= body(repetitions)
    let (seconds, attoseconds) = (clock.now - start).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(repetitions)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Results go here, so that no work can be optimised away.
enum Sink {
  nonisolated(unsafe) private static var total = 0

  static var value: Int {
    get { unsafe total }
    set { unsafe total = newValue }
  }
}
