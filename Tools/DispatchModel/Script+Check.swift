extension Script {
  /// Runs the script with a roster and by the rules.
  ///
  /// - Returns: Where the two differ, as a sentence; nil where they do not.
  package func check() async -> String? {
    // A task of its own, since a script may cancel it.
    let done = await Task { await ScriptRun(self).run() }.value
    let expected = ScriptModel(self).run()
    guard done != expected else { return nil }
    let same = zip(done, expected).prefix { $0 == $1 }.count
    func next(_ log: [Happening]) -> String { log.count > same ? "\(log[same])" : "nothing" }
    return "after \(same) happenings: \(next(done)), where the rules say \(next(expected))"
  }
}
