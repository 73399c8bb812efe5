/// What is counted of a module.
struct ModuleCounts: Sendable {
  var launches = 0
  var reuses = 0
  var failures = 0
  var closes = 0
  var refusedCloses = 0
  var lateResults = 0
  var total = Duration.zero
  var longest = Duration.zero

  /// Adds a time that the module was open.
  mutating func close(after time: Duration) {
    closes += 1
    total += time
    longest = max(longest, time)
  }
}
