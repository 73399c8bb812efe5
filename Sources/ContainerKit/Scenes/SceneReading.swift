internal import PositionedJSON

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
  var document: SceneDocument

  /// The program may not have every name in the file, since it is made for another version.
  var passesOverNames: Bool { role == .delivered && document.version != vocabulary.version }
  /// The program may not know every key in the file, since the file is newer.
  var passesOverKeys: Bool { role == .delivered && (document.version ?? 0) > vocabulary.version }

  let components: [String: SceneComponent]

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
        let name = member.name.shownInMessage
        passOver(
          [member.key.error("unknown scene '\(name)'; \(NearNames(member.name, among: names).suggestion)")],
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
        note(node.error("the component '\(name.shownInMessage)' is there already, at \(earlier)"))
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

// MARK: - Faults

extension SceneReading {
  mutating func note(_ error: JSONError) { document.faults.append(SceneFault(error, in: document.file)) }

  mutating func passOver(_ errors: [JSONError], if isForAnother: Bool? = nil) {
    let faults = errors.map { SceneFault($0, in: document.file) }
    if isForAnother ?? passesOverKeys { document.notices += faults } else { document.faults += faults }
  }

  /// The value, or nil and a fault.
  mutating func attempt<Value>(_ body: () throws(JSONError) -> Value) -> Value? {
    do throws(JSONError) { return try body() } catch {
      note(error)
      return nil
    }
  }
}
