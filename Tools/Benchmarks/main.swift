import Foundation

// swift run -c release Benchmarks [--check] [NAME…]
//
// Prints every figure as a ratio within this run. With --check, exits 1 where one is beyond its limit.
//
// swift run -c release Benchmarks scale [--check] [--sizes 100,1000,5000] [--modules 10] [--configuration release]
//
// Builds a package with so many adapters, and prints what they cost as a Markdown table. Takes many minutes. With --check,
// exits 1 where building the largest takes longer than its limit.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "scale" {
  do {
    guard let excess = try ScaleBenchmark(arguments.dropFirst()).run() else { exit(0) }
    print("Beyond the limits:\n  \(excess)")
    exit(1)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
let isCheck = arguments.contains("--check")
let wanted = arguments.filter { !$0.hasPrefix("-") }
let thresholds = try Thresholds.load()
var excesses: [String] = []

let benchmarks =
  try LookupBenchmarks.all() + LookupBenchmarks.onMainActor() + OverrideBenchmarks.all() + ThreadBenchmarks.all()
  + HostBenchmarks.all() + DispatchBenchmarks.all() + MediatorBenchmarks.all() + MediatorStateBenchmarks.all()
  + MediatorObserverBenchmarks.all() + MediatorNameBenchmarks.all() + MediatorLinkBenchmarks.all()
  + FirstUseBenchmarks.all() + FeedBenchmarks.all() + LintBenchmarks.all() + InspectBenchmarks.all()

#if DEBUG
  FileHandle.standardError.write(Data("A debug build says nothing about speed: use -c release.\n".utf8))
#endif

for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  var measurement = Measurement(benchmark)
  // Noise only ever makes a ratio worse or better by chance; what is really too slow is so three times.
  for _ in 0..<2 where isCheck && thresholds.excess(measurement) != nil { measurement = Measurement(benchmark) }
  print(Table.line(measurement, limit: thresholds.limits[measurement.name]))
  if let excess = thresholds.excess(measurement) { excesses.append(excess) }
}
if isCheck, !excesses.isEmpty {
  print("Beyond the limits:")
  for excess in excesses { print("  \(excess)") }
  exit(1)
}
