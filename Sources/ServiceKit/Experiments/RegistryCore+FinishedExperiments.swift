extension RegistryCore {
  /// Experiments that are over, and such of which it cannot be said, sorted by name.
  func finishedExperiments(today: ExperimentDay) -> [AdapterProblem] {
    knownExperimentKeys().flatMap { key -> [AdapterProblem] in
      let assignment = state.withLock { $0.experiments.assignment(of: key) }
      let expires = ExperimentDay(key.expires)
      var problems: [AdapterProblem] = []
      if expires == nil {
        let message = MessageText(
          fact: "The experiment '\(key.name)' of \(key.owner) expires on '\(key.expires)', which is no day.",
          waysOut: ["Write the day as YYYY-MM-DD."])
        problems.append(AdapterProblem(description: message.text))
      }
      if let reason = Self.reason(assignment, expires, today) {
        problems.append(problem(key, reason, winner: assignment?.onlyArm))
      }
      return problems
    }
  }

  /// Why an experiment is over; nil where it is not.
  private static func reason(
    _ assignment: ExperimentAssignments.Experiment?, _ expires: ExperimentDay?, _ today: ExperimentDay
  ) -> String? {
    let arm = assignment?.onlyArm.map { "every unit is in the arm '\($0)'" }
    if assignment?.isFinished == true { return "it is finished" + (arm.map { ", and \($0)" } ?? "") }
    if let arm { return arm }
    if let expires, today > expires { return "today is \(today), after the day on which it expires" }
    return nil
  }

  private func problem(_ key: ExperimentKey, _ reason: String, winner: String?) -> AdapterProblem {
    let bound = allCells().filter { $0.declaration.variant?.experiment == key }.map { cell in
      let arm = cell.declaration.variant?.arm ?? ""
      let fate = winner.map { $0 == arm ? "stays, without variant:" : "can go" } ?? "can go, or stays without variant:"
      return (arm, "\(cell.qualifiedName) for \(key.name)=\(arm) \(fate); declared \(cell.whereDeclared)")
    }
    let message = MessageText(
      fact: "The experiment '\(key.name)' of \(key.owner), which expires on \(key.expires), is over: \(reason).",
      details: bound.sorted { $0 < $1 }.map(\.1),
      waysOut: [
        winner.map { "Remove the experiment from the code, and keep what the arm '\($0)' does." }
          ?? "Decide for an arm, and remove the experiment from the code.",
        "If it must go on, give it a later day, and weights for several arms.",
      ])
    return AdapterProblem(description: message.text)
  }
}
