extension RegistryCore {
  /// Keys with one name that do not say the same: which arms there are would depend on who is asked.
  func contradictingExperiments() -> [AdapterProblem] {
    var uses: [String: [ExperimentUse]] = [:]
    for cell in allCells() {
      guard let key = cell.declaration.variant?.experiment else { continue }
      uses[key.name, default: []].append(
        ExperimentUse(key: key, text: "\(cell.qualifiedName), declared \(cell.whereDeclared)"))
    }
    for key in state.withLock({ Array($0.experiments.keys.values) }) {
      uses[key.name, default: []].append(ExperimentUse(key: key, text: "code that names the key or asks for its arm"))
    }
    return uses.sorted { $0.key < $1.key }.compactMap { name, uses in
      let meanings = Set(uses.map(\.meaning))
      guard meanings.count > 1 else { return nil }
      let message = MessageText(
        fact: "The experiment '\(name)' is declared in \(meanings.count) ways that do not agree.",
        details: uses.map { "\($0.meaning): \($0.text)" },
        waysOut: [
          "Declare the key once, where all of them see it: extension ExperimentKey { static let … }.",
          "If they are experiments of their own, give each a name of its own.",
        ])
      return AdapterProblem(description: message.text)
    }
  }
}

/// A place where an experiment is used, and what its key says there.
private struct ExperimentUse {
  var key: ExperimentKey
  var text: String

  /// Everything but the name, since keys with one name are equal.
  var meaning: String {
    let arms = key.arms.map { "'\($0)'" }.joined(separator: ", ")
    return "arms \(arms), owner \(key.owner), expires \(key.expires)"
  }
}
