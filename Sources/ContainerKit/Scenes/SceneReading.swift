internal import PositionedJSON
internal import ServiceKit

/// Reads one scene file or overlay, and finds everything in it that is wrong.
struct SceneReading {
  /// What the file is for, which decides about what is passed over.
  enum Role {
    case bundled, overlay
    /// Made for another version of the program, perhaps.
    case delivered
  }

  let vocabulary: SceneVocabulary
  let role: Role
  private(set) var document: SceneDocument

  /// The program may not have every name in the file, since it is made for another version.
  private var passesOverNames: Bool { role == .delivered && document.version != vocabulary.version }
  /// The program may not know every key in the file, since the file is newer.
  private var passesOverKeys: Bool { role == .delivered && (document.version ?? 0) > vocabulary.version }

  private let components: [String: SceneComponent]

  init(_ file: SceneFile, as role: Role, with vocabulary: SceneVocabulary) {
    self.vocabulary = vocabulary
    self.role = role
    document = SceneDocument(file: file.name)
    components = Dictionary(vocabulary.components.map { ($0.name, $0) }) { first, _ in first }
    read(file)
  }

  private mutating func read(_ file: SceneFile) {
    let bytes: [UInt8]
    do { bytes = try file.contents() } catch {
      document.faults.append(SceneFault(file: file.name, "cannot be read: \(error)"))
      return
    }
    var repeated: [JSONError] = []
    let limits = JSONLimits(maximumBytes: SceneFile.maximumBytes)
    let json = attempt { () throws(JSONError) in
      try JSONDocument(bytes, limits: limits, repeatedKeys: { repeated.append($0) })
    }
    for error in repeated { note(error) }
    guard let root = json?.root, attempt({ () throws(JSONError) in try root.object() }) != nil else { return }
    document.isReadable = true
    readVersion(root)
    passOver(root.unknownKeys(known: ["$schema", "version", "scenes"] + (role == .overlay ? ["changes"] : [])))
    if let scenes = root["scenes"] {
      readScenes(scenes)
    } else if role != .overlay {
      note(root.error("there is no 'scenes'"))
    }
    if role == .overlay, let changes = root["changes"] { readChanges(changes) }
    document.faults.sort { $0.place < $1.place }
    document.notices.sort { $0.place < $1.place }
  }

  private mutating func readVersion(_ root: JSONNode) {
    guard let node = attempt({ () throws(JSONError) in try root.member("version") }) else { return }
    document.version = attempt { () throws(JSONError) in try node.integer(Int.self, in: 1...Int.max) }
    if role != .delivered, let version = document.version, version > vocabulary.version {
      note(node.error("unknown version \(version); the program knows versions up to \(vocabulary.version)"))
    }
  }

  private mutating func readScenes(_ scenes: JSONNode) {
    for member in members(of: scenes) {
      if let names = vocabulary.scenes, !names.contains(member.name) {
        passOver(
          [member.key.error("unknown scene '\(member.name)'; \(NearNames(member.name, among: names).suggestion)")],
          if: passesOverNames)
      }
      let entries = attempt { () throws(JSONError) in try member.value.list() } ?? []
      document.scenes.append((member.key, member.name, readEntries(entries)))
    }
  }

  /// The members of an object, each key once: that one is repeated was said already.
  private mutating func members(of node: JSONNode) -> [JSONMember] {
    var seen: Set<String> = []
    let members = attempt { () throws(JSONError) in try node.object() } ?? []
    return members.filter { seen.insert($0.name).inserted }
  }

  private mutating func readEntries(_ nodes: [JSONNode]) -> [SceneEntry] {
    var entries: [SceneEntry] = []
    var places: [String: JSONPosition] = [:]
    for node in nodes {
      let entry = readEntry(node)
      // An entry that is wrong in another way, or is passed over, is there all the same.
      guard let name = try? (node["component"] ?? node).string() else { continue }
      if let earlier = places[name] {
        note(node.error("the component '\(name)' is there already, at \(earlier)"))
      } else {
        places[name] = node.position
        if let entry { entries.append(entry) }
      }
    }
    return entries
  }

  private mutating func readChanges(_ changes: JSONNode) {
    for member in members(of: changes) {
      let nodes = attempt { () throws(JSONError) in try member.value.list() } ?? []
      document.changes.append((member.key, member.name, nodes.compactMap { readChange($0) }))
    }
  }
}

// MARK: - Entries and changes

extension SceneReading {
  private mutating func readEntry(_ node: JSONNode) -> SceneEntry? {
    if node.kind == .text { return makeEntry(node, name: node, isOptional: false, gate: nil, settings: nil) }
    guard attempt({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    passOver(node.unknownKeys(known: ["component", "optional", "gate", "settings"]))
    let name = attempt { () throws(JSONError) in try node.member("component") }
    var isOptional = false
    if let optional = node["optional"] {
      isOptional = attempt { () throws(JSONError) in try optional.bool() } ?? false
    }
    var gate: SceneGate?
    if let gateNode = node["gate"] {
      gate = readGate(gateNode)
      // A gate that cannot be decided stays closed.
      if gate == nil, name != nil { return nil }
    }
    return name.flatMap { makeEntry(node, name: $0, isOptional: isOptional, gate: gate, settings: node["settings"]) }
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
        [name.error("unknown component '\(component)'; \(NearNames(component, among: names).suggestion)")],
        if: passesOverNames)
      return nil
    }
    return entry
  }

  private mutating func readGate(_ node: JSONNode) -> SceneGate? {
    guard attempt({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    passOver(node.unknownKeys(known: ["experiment", "arm"]))
    guard let nameNode = attempt({ () throws(JSONError) in try node.member("experiment") }),
      let name = attempt({ () throws(JSONError) in try nameNode.string() })
    else { return nil }
    var arm: String? = "on"
    if let armNode = node["arm"] { arm = attempt { () throws(JSONError) in try armNode.string() } }
    guard let key = Experiments.key(named: name, among: vocabulary.experiments) else {
      let names = Experiments.names(with: vocabulary.experiments)
      passOver(
        [nameNode.error("unknown experiment '\(name)'; \(NearNames(name, among: names).suggestion)")],
        if: passesOverNames)
      return nil
    }
    guard let arm else { return nil }
    guard key.arms.contains(arm) else {
      let fact = "the experiment '\(name)' has no arm '\(arm)'; \(NearNames(arm, among: key.arms).suggestion)"
      passOver([(node["arm"] ?? node).error(fact)], if: passesOverNames)
      return nil
    }
    return SceneGate(experiment: key, arm: arm)
  }

  private mutating func readChange(_ node: JSONNode) -> SceneChange? {
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

// MARK: - Faults

extension SceneReading {
  private mutating func note(_ error: JSONError) { document.faults.append(SceneFault(error, in: document.file)) }

  private mutating func passOver(_ errors: [JSONError], if isForAnother: Bool? = nil) {
    let faults = errors.map { SceneFault($0, in: document.file) }
    if isForAnother ?? passesOverKeys { document.notices += faults } else { document.faults += faults }
  }

  /// The value, or nil and a fault.
  private mutating func attempt<Value>(_ body: () throws(JSONError) -> Value) -> Value? {
    do throws(JSONError) { return try body() } catch {
      note(error)
      return nil
    }
  }
}
