/// Finds experiments that are over and still in the code.
enum StaleExperimentRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "stale-experiment", "experiments that are over, with variants and gates still in the code", severity: .warning,
    why: """
      An experiment is over when the day after which its key should be gone has passed, when an assignment file calls it
      finished, or when every file that assigns it gives all units the same arm. What is left then runs for nobody, and hides
      what the product does.
      """,
    bad: """
      extension ExperimentKey {
        static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2025-06-30")
      }

      @Adapter((any PlaybackAdapter).self, variant: (.autoplay, "off"))
      final class QuietPlayback: PlaybackAdapter {}
      """,
    good: """
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}
      """, settings: [.init("experiments", "the files that assign experiments")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let table = facts.bindingTable
    guard !table.experiments.keys.isEmpty else { return [] }
    let inputs = ExperimentInputs(facts.inputs)
    let variants = variants(in: table)
    var seen: Set<String> = []
    return table.experiments.keys.compactMap { key in
      guard seen.insert(key.fact.name).inserted else { return nil }
      if let expires = key.fact.expires, !isDay(expires) { return unreadable(key, expires) }
      let assignments = inputs.assignments[key.fact.name] ?? []
      guard let end = end(key, assignments, today: facts.today) else { return nil }
      let left = remains(of: key.fact.name, winner: end.winner, variants, table.experiments, inputs)
      guard !left.isEmpty else { return nil }
      return finding(key, end, left, assignments)
    }
  }

  /// Why an experiment is over, and the arm that has won.
  private struct End {
    let reason: String
    let winner: String?
  }

  private static func end(
    _ key: ExperimentTable.Key, _ assignments: [ExperimentInputs.Assignment], today: String
  ) -> End? {
    let arms = Set(assignments.map(\.onlyArm))
    let winner = arms.count == 1 ? arms.first ?? nil : nil
    let arm = winner.map { "every unit is in the arm '\($0)'" }
    if !assignments.isEmpty, assignments.allSatisfy(\.isFinished) {
      return End(reason: ["it is finished", arm].compactMap(\.self).joined(separator: ", and "), winner: winner)
    }
    if let arm { return End(reason: arm, winner: winner) }
    guard let expires = key.fact.expires, today > expires else { return nil }
    return End(reason: "it expired on \(expires)", winner: nil)
  }

  /// By experiment, the adapters that are for one of its arms.
  private static func variants(in table: BindingTable) -> [String: [BindingTable.Binding]] {
    var variants: [String: [BindingTable.Binding]] = [:]
    var seen: Set<Place> = []
    for binding in table.rows.flatMap(\.bindings) {
      guard let variant = binding.fact.variant, seen.insert(binding.place).inserted,
        let name = table.experiments.name(of: variant.key, in: binding.module, binding.path)
      else { continue }
      variants[name, default: []].append(binding)
    }
    return variants
  }

  /// What of an experiment is still there, by place.
  private static func remains(
    of name: String, winner: String?, _ variants: [String: [BindingTable.Binding]], _ experiments: ExperimentTable,
    _ inputs: ExperimentInputs
  ) -> [Finding.Related] {
    let adapters = (variants[name] ?? []).map { binding in
      let arm = binding.fact.variant?.arm ?? ""
      let fate = winner.map { $0 == arm ? "stays, without variant:" : "can go" } ?? "can go, or stays without variant:"
      return Finding.Related("\(binding.name), for the arm '\(arm)', \(fate)", binding.place)
    }
    let uses = (experiments.uses[name] ?? []).map { Finding.Related("The arm is asked for here", $0.place) }
    let gates = (inputs.gates[name] ?? []).map { gate in
      Finding.Related("This entry is in the scene in the arm '\(gate.arm)' only", gate.place)
    }
    return (adapters + uses + gates).sorted {
      ($0.place.path, $0.place.position.offset) < ($1.place.path, $1.place.position.offset)
    }
  }

  private static func finding(
    _ key: ExperimentTable.Key, _ end: End, _ left: [Finding.Related], _ assignments: [ExperimentInputs.Assignment]
  ) -> Finding {
    let assigned = assignments.map { Finding.Related("It is assigned here", $0.place) }
    return Finding(
      description, at: key.place, "\(title(key)) is over: \(end.reason)", related: left + assigned,
      waysOut: [
        end.winner.map { "Remove the experiment from the code, and keep what the arm '\($0)' does." }
          ?? "Decide for an arm, and remove the experiment from the code.",
        "If it must go on, give it a later day, and weights for several arms.",
      ], subject: key.fact.name, context: key.fact.context)
  }

  private static func unreadable(_ key: ExperimentTable.Key, _ expires: String) -> Finding {
    Finding(
      description, at: key.place, "\(title(key)) expires on '\(expires)', which is no day",
      waysOut: ["Write the day as YYYY-MM-DD."], subject: key.fact.name, context: key.fact.context)
  }

  private static func title(_ key: ExperimentTable.Key) -> String {
    "The experiment '\(key.fact.name)'" + (key.fact.owner.map { " of \($0)" } ?? "")
  }

  /// `YYYY-MM-DD` with a month and a day that there can be.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return false }
    return (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
  }
}
