internal import PositionedJSON

/// A scene file or an overlay as it is written, as far as it can be read.
struct SceneText {
  /// A component in a scene.
  struct Entry {
    let name: String
    let isOptional: Bool
    /// The name in the text.
    let node: JSONNode
  }

  /// What an overlay does to a scene.
  struct Change {
    enum Action {
      case insert(Entry, isBefore: Bool)
      case remove
      case set
    }

    let action: Action
    /// The name of a component that is in the scene already.
    let anchor: String
    let node: JSONNode
  }

  struct Scene {
    let name: String
    let key: JSONNode
    var entries: [Entry] = []
  }

  struct ChangeList {
    let scene: String
    let key: JSONNode
    var changes: [Change] = []
  }

  let path: String
  private(set) var scenes: [Scene] = []
  private(set) var changes: [ChangeList] = []
  /// It is made to be put onto another file.
  private(set) var isOverlay = false
  /// The text is no JSON, or has another form than scene files have.
  private(set) var faults: [JSONError] = []
  /// Keys that an object has already, with the earlier place of each.
  private(set) var repeatedKeys: [(key: JSONNode, name: String, earlier: JSONNode)] = []
  private let lines: LineTable

  /// Reads the text with the strictness of ContainerKit.
  ///
  /// - Complexity: O(n) in the bytes.
  init(_ input: ProjectFacts.Input) {
    path = input.path
    lines = LineTable(input.bytes)
    do throws(JSONError) {
      read(try JSONDocument(input.bytes, repeatedKeys: { _ in }).root)
    } catch {
      faults.append(error)
    }
  }

  func place(_ node: JSONNode) -> Place { place(node.position) }
  func place(_ position: JSONPosition) -> Place { Place(path, lines.position(position.offset)) }

  /// A path in which it does not show where in its list something is: `scenes.page[].gate`.
  static func withoutIndices(_ path: String) -> String {
    var isIndex = false
    return path.filter { character in
      if character == "]" { isIndex = false }
      defer { if character == "[" { isIndex = true } }
      return !isIndex
    }
  }

  // MARK: - Reading

  private mutating func read(_ root: JSONNode) {
    findRepeatedKeys(in: root)
    guard note({ () throws(JSONError) in try root.object() }) != nil else { return }
    isOverlay = root["changes"] != nil
    faults += root.unknownKeys(known: ["$schema", "version", "scenes", "changes"])
    note { () throws(JSONError) in _ = try root.member("version").integer(Int.self, in: 1...Int.max) }
    if root["scenes"] == nil, !isOverlay { faults.append(root.error("there is no 'scenes'")) }
    for member in members(of: root["scenes"]) {
      var scene = Scene(name: member.name, key: member.key)
      for node in items(of: member.value) { if let entry = entry(node) { scene.entries.append(entry) } }
      scenes.append(scene)
    }
    for member in members(of: root["changes"]) {
      var list = ChangeList(scene: member.name, key: member.key)
      for node in items(of: member.value) { if let change = change(node) { list.changes.append(change) } }
      changes.append(list)
    }
  }

  private mutating func members(of node: JSONNode?) -> [JSONMember] {
    var seen: Set<String> = []
    guard let node else { return [] }
    return (note { () throws(JSONError) in try node.object() } ?? []).filter { seen.insert($0.name).inserted }
  }

  private mutating func items(of node: JSONNode) -> [JSONNode] {
    note { () throws(JSONError) in try node.list() } ?? []
  }

  private mutating func entry(_ node: JSONNode) -> Entry? {
    if node.kind == .text { return (try? node.string()).map { Entry(name: $0, isOptional: false, node: node) } }
    guard note({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    faults += node.unknownKeys(known: ["component", "optional", "gate", "settings"])
    let isOptional = node["optional"].flatMap { optional in note { () throws(JSONError) in try optional.bool() } }
    if let gate = node["gate"] { readGate(gate) }
    return note { () throws(JSONError) in
      let name = try node.member("component")
      return Entry(name: try name.string(), isOptional: isOptional ?? false, node: name)
    }
  }

  private mutating func readGate(_ node: JSONNode) {
    guard note({ () throws(JSONError) in try node.object() }) != nil else { return }
    faults += node.unknownKeys(known: ["experiment", "arm"])
    note { () throws(JSONError) in _ = try node.member("experiment").string() }
    if let arm = node["arm"] { note { () throws(JSONError) in _ = try arm.string() } }
  }

  private mutating func change(_ node: JSONNode) -> Change? {
    let words = ["insert", "before", "after", "remove", "set", "to"]
    guard note({ () throws(JSONError) in try node.object() }) != nil else { return nil }
    faults += node.unknownKeys(known: words)
    let action: Change.Action?
    let anchor: JSONNode?
    switch Set(node.members.map(\.name).filter(words.contains)) {
    case ["insert", "before"], ["insert", "after"]:
      anchor = node["before"] ?? node["after"]
      let isBefore = node["before"] != nil
      action = node["insert"].flatMap { entry($0) }.map { .insert($0, isBefore: isBefore) }
    case ["remove"]: (anchor, action) = (node["remove"], .remove)
    case ["set", "to"]: (anchor, action) = (node["set"], .set)
    default:
      faults.append(
        node.error("a change has 'insert' with 'before' or 'after', or 'remove', or 'set' with 'to'"))
      return nil
    }
    guard let anchor, let action, let name = note({ () throws(JSONError) in try anchor.string() }) else { return nil }
    return Change(action: action, anchor: name, node: anchor)
  }

  private mutating func findRepeatedKeys(in root: JSONNode) {
    var waiting = [root]
    while let node = waiting.popLast() {
      waiting += node.items
      var seen: [String: JSONNode] = [:]
      for member in node.members {
        waiting.append(member.value)
        if let earlier = seen[member.name] {
          repeatedKeys.append((member.key, member.name, earlier))
        } else {
          seen[member.name] = member.key
        }
      }
    }
  }

  /// The value, or nil and a fault.
  @discardableResult
  private mutating func note<Value>(_ body: () throws(JSONError) -> Value) -> Value? {
    do throws(JSONError) { return try body() } catch {
      faults.append(error)
      return nil
    }
  }
}
