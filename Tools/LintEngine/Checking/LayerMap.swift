/// Which layer and which group of it a module is in.
package struct LayerMap {
  /// A place among the layers, both from 0.
  package struct Slot: Hashable {
    package let layer: Int
    package let group: Int
  }

  private let layers: [Configuration.Layer]
  private let slots: [String: Slot]

  /// Places the modules of the project.
  ///
  /// A name goes before a pattern, and what is first in the configuration before what is later. Modules of others are placed by
  /// name only: a pattern such as `*Kit` is not meant for UIKit.
  package init(_ facts: ProjectFacts) {
    let configuration = facts.configuration
    layers = configuration.layers
    var slots: [String: Slot] = [:]
    var patterns: [(pattern: ModulePattern, slot: Slot)] = []
    for (layer, description) in configuration.layers.enumerated() {
      for (group, names) in description.groups.enumerated() {
        for name in names {
          let pattern = ModulePattern(name)
          let slot = Slot(layer: layer, group: group)
          if pattern.isPattern { patterns.append((pattern, slot)) } else if slots[name] == nil { slots[name] = slot }
        }
      }
    }
    for module in facts.project.modules {
      if Self.isOutside(module, configuration) {
        slots[module.name] = nil
      } else if slots[module.name] == nil {
        slots[module.name] = patterns.first { $0.pattern.matches(module.name) }?.slot
      }
    }
    self.slots = slots
  }

  /// Where a module is; nil where it is in no layer.
  package subscript(module: String) -> Slot? { slots[module] }

  /// The name of a layer.
  package func name(of slot: Slot) -> String { layers.indices.contains(slot.layer) ? layers[slot.layer].name : "" }

  /// Executables, tests, macros, plug-ins and what the configuration names put the layers together.
  private static func isOutside(_ module: Project.Module, _ configuration: Configuration) -> Bool {
    module.kind != .library || configuration.isCompositionRoot(module.name)
  }
}
