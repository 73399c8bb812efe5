internal import PositionedJSON
internal import ServiceKit

extension SceneReading {
  mutating func readEntry(_ node: JSONNode) -> SceneEntry? {
    if node.kind == .text { return makeEntry(node, name: node, isOptional: false, gate: nil, settings: nil) }
    guard attempt({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    passOver(node.unknownKeys(known: ["component", "optional", "gate", "settings"]))
    let name = attempt { () throws(JSONError) in try node.member("component") }
    var isOptional = false
    if let optional = node["optional"] {
      isOptional = attempt { () throws(JSONError) in try optional.bool() } ?? false
    }
    let isAbsent = isOptional && (try? name?.string()).map { components[$0] == nil } ?? false
    let gate = node["gate"].map { readGate($0, isAbsent: isAbsent) }
    // A gate that cannot be decided stays closed; nobody minds what else is in an entry that is passed over.
    let isUndecided = gate.map { $0 == nil } ?? false
    if isUndecided, passesOverNames, !isAbsent { return nil }
    let entry = name.flatMap {
      makeEntry(node, name: $0, isOptional: isOptional, gate: gate ?? nil, settings: node["settings"])
    }
    return isUndecided && !isAbsent ? nil : entry
  }

  private mutating func makeEntry(
    _ node: JSONNode, name: JSONNode, isOptional: Bool, gate: SceneGate?, settings: JSONNode?
  ) -> SceneEntry? {
    guard let component = attempt({ () throws(JSONError) in try name.string() }) else { return nil }
    let entry = SceneEntry(
      component: component, isOptional: isOptional, gate: gate, settings: makeSettings(settings, of: node),
      place: ScenePlace(document.file, node.position))
    if components[component] != nil {
      check(entry.settings, of: component)
    } else if !isOptional {
      let names = vocabulary.components.map(\.name)
      passOver(
        [
          name.error(
            "unknown component '\(component.shownInMessage)'; \(NearNames(component, among: names).suggestion)")
        ],
        if: passesOverNames)
      return nil
    }
    return entry
  }

  /// Reads a gate; of a component that the product does not have the experiment may be missing, too.
  private mutating func readGate(_ node: JSONNode, isAbsent: Bool) -> SceneGate? {
    guard attempt({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    passOver(node.unknownKeys(known: ["experiment", "arm"]))
    guard let nameNode = attempt({ () throws(JSONError) in try node.member("experiment") }),
      let name = attempt({ () throws(JSONError) in try nameNode.string() })
    else { return nil }
    var arm: String? = "on"
    if let armNode = node["arm"] { arm = attempt { () throws(JSONError) in try armNode.string() } }
    if isAbsent { return nil }
    guard let key = Experiments.key(named: name, among: vocabulary.experiments) else {
      let names = Experiments.names(with: vocabulary.experiments)
      passOver(
        [nameNode.error("unknown experiment '\(name.shownInMessage)'; \(NearNames(name, among: names).suggestion)")],
        if: passesOverNames)
      return nil
    }
    guard let arm else { return nil }
    guard key.arms.contains(arm) else {
      let fact =
        "the experiment '\(name)' has no arm '\(arm.shownInMessage)'; \(NearNames(arm, among: key.arms).suggestion)"
      passOver([(node["arm"] ?? node).error(fact)], if: passesOverNames)
      return nil
    }
    return SceneGate(experiment: key, arm: arm)
  }

  mutating func readChange(_ node: JSONNode) -> SceneChange? {
    guard attempt({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    passOver(node.unknownKeys(known: ["insert", "before", "after", "remove", "set", "to"]))
    let keys = node.members.map(\.name).filter { ["insert", "before", "after", "remove", "set", "to"].contains($0) }
    let action: SceneChange.Action?
    let anchor: JSONNode?
    switch Set(keys) {
    case ["insert", "before"], ["insert", "after"]:
      anchor = node["before"] ?? node["after"]
      let isBefore = node["before"] != nil
      action = node["insert"].flatMap { readEntry($0) }.map { .insert($0, isBefore: isBefore) }
    case ["remove"]: (anchor, action) = (node["remove"], .remove)
    case ["set", "to"]:
      anchor = node["set"]
      let settings = makeSettings(node["to"], of: node)
      if let name = try? anchor?.string() { check(settings, of: name) }
      action = .set(settings)
    default:
      note(
        node.error(
          "a change has 'insert' with 'before' or 'after', or 'remove', or 'set' with 'to'; here are "
            + (keys.isEmpty ? "none" : keys.map { "'\($0)'" }.joined(separator: ", "))))
      return nil
    }
    guard let anchor, let name = attempt({ () throws(JSONError) in try anchor.string() }), let action else {
      return nil
    }
    return SceneChange(action: action, anchor: anchor, anchorName: name)
  }

  private func makeSettings(_ node: JSONNode?, of entry: JSONNode) -> SceneSettings {
    SceneSettings(
      node: node, entry: entry, file: document.file, passesOverKeys: passesOverKeys,
      foreignType: vocabulary.foreignType)
  }

  /// Decodes settings whose type is known.
  private mutating func check(_ settings: SceneSettings, of component: String) {
    var unknown: [SceneFault] = []
    do {
      try components[component]?.check?(settings) { unknown.append($0) }
    } catch let error as SceneError {
      document.faults += error.faults
    } catch {}
    if passesOverKeys { document.notices += unknown } else { document.faults += unknown }
  }
}
