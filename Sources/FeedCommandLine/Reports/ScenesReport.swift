import ContainerKit
import FeedReader
import ServiceKit

/// The scenes of a product and their components, for `--scenes`.
struct ScenesReport: Encodable {
  let schemaVersion = 1
  let product: String
  let scenes: [Listed]

  init(product: String, plan: ScenePlan, catalog: ComponentCatalog) {
    self.product = product
    let linked = Dictionary(catalog.components.map { ($0.name, $0) }) { first, _ in first }
    scenes = plan.scenes.map { scene in
      Listed(
        name: scene.name,
        components: (scene.entries + scene.absent).map { Row(entry: $0, linked: linked[$0.component]) })
    }
  }

  /// One scene; its components in order, then those that are absent.
  struct Listed: Encodable {
    let name: String
    let components: [Row]
  }

  /// One component of a scene; what it does not have is `null`.
  struct Row: Encodable {
    let entry: SceneEntry
    let linked: LinkedComponent?

    private enum Key: String, CodingKey {
      case component, state, optional, gate, `class`, file, line
    }

    private enum GateKey: String, CodingKey {
      case experiment, arm, isOpen
    }

    /// Whether the gate lets the component in; nil where there is no gate.
    ///
    /// Asking here is no exposure.
    var isOpen: Bool? { entry.gate.map { Experiments.choice(of: $0.experiment).arm == $0.arm } }

    /// What becomes of the component in this run.
    var state: String {
      if linked == nil { return "absent" }
      return isOpen == false ? "shut out" : "in"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(entry.component, forKey: .component)
      try container.encode(state, forKey: .state)
      try container.encode(entry.isOptional, forKey: .optional)
      if let gate = entry.gate {
        var nested = container.nestedContainer(keyedBy: GateKey.self, forKey: .gate)
        try nested.encode(gate.experiment.name, forKey: .experiment)
        try nested.encode(gate.arm, forKey: .arm)
        try nested.encode(isOpen, forKey: .isOpen)
      } else {
        try container.encodeNil(forKey: .gate)
      }
      try container.encode(linked?.className, forKey: .class)
      try container.encode(linked?.place?.fileID, forKey: .file)
      try container.encode(linked?.place?.line, forKey: .line)
    }
  }

  /// The report as a table.
  var text: String {
    let table = TextTable(
      header: ["SCENE", "COMPONENT", "STATE", "GATE", "CLASS", "DECLARED AT"],
      rows: scenes.flatMap { scene in
        scene.components.map { row in
          [
            scene.name, row.entry.component, row.state, row.entry.gate.map { "\($0)" } ?? "-",
            row.linked?.className ?? "-", row.linked?.place.map { "\($0)" } ?? "-",
          ]
        }
      })
    return "\(product): \(scenes.count) scenes\n\n\(table.text)"
  }
}
