import PositionedJSON

/// What assignment files and scene files say about experiments.
struct ExperimentInputs {
  /// How one file assigns an experiment.
  struct Assignment {
    /// The one arm that every unit gets; nil where there are several.
    let onlyArm: String?
    let isFinished: Bool
    let place: Place
  }

  private(set) var assignments: [String: [Assignment]] = [:]
  /// Entries of scenes that are there in one arm only.
  private(set) var gates: [String: [(arm: String, place: Place)]] = [:]

  /// Reads the files; one that is no JSON says nothing here.
  init(_ inputs: [ProjectFacts.Input]) {
    for input in inputs {
      guard let document = try? JSONDocument(input.bytes) else { continue }
      let lines = LineTable(input.bytes)
      let place = { (node: JSONNode) in Place(input.path, lines.position(node.position.offset)) }
      for experiment in document.root["experiments"]?.items ?? [] { addAssignment(experiment, place) }
      for key in ["scenes", "changes"] { document.root[key].map { addGates(in: $0, place) } }
    }
  }

  private mutating func addAssignment(_ node: JSONNode, _ place: (JSONNode) -> Place) {
    guard let name = try? node["name"]?.string() else { return }
    let arms = (node["arms"]?.items ?? []).filter { ((try? $0["weight"]?.integer(Int.self)) ?? 0) > 0 }
    let onlyArm = arms.count == 1 ? try? arms[0]["name"]?.string() : nil
    assignments[name, default: []].append(
      Assignment(
        onlyArm: (try? node["fixed"]?.string()) ?? onlyArm, isFinished: (try? node["finished"]?.bool()) ?? false,
        place: place(node)))
  }

  private mutating func addGates(in root: JSONNode, _ place: (JSONNode) -> Place) {
    var queue = [root]
    while let node = queue.popLast() {
      if let gate = node["gate"], let name = try? gate["experiment"]?.string() {
        let arm = (try? gate["arm"]?.string()) ?? "on"
        gates[name, default: []].append((arm, place(gate)))
      }
      // Settings belong to the component, whatever they contain.
      queue += node.members.filter { $0.name != "settings" && $0.name != "gate" }.reversed().map(\.value)
      queue += node.items.reversed()
    }
  }
}
