internal import PositionedJSON

/// What the decoders of one action share: which parameters there are, and which the action asked for.
final class ParameterRun {
  /// The parameters of the action.
  let all: ParameterSet
  /// The members of objects inside of parameters, by the path that leads to them.
  private var inner: [ParameterPath: ParameterSet] = [:]

  init(_ parameters: [String: ParameterNode]) { all = ParameterSet(.all, parameters) }

  /// What is known of the members of an object; the same for whoever decodes it again.
  func set(at path: ParameterPath, _ members: [String: ParameterNode]) -> ParameterSet {
    if case .all = path { return all }
    if let known = inner[path] { return known }
    let set = ParameterSet(path, members)
    inner[path] = set
    return set
  }

  /// The first parameter that nobody asked for; nil where there is none.
  func unknown() -> ParameterFault? {
    if inner.isEmpty { return all.unknown() }
    let sets = inner.map { (path: $0.key.text, set: $0.value) }.sorted { $0.path < $1.path }
    return all.unknown() ?? sets.lazy.compactMap { $0.set.unknown() }.first
  }
}

/// One set of named values, and which of them the action asked for.
final class ParameterSet {
  private let path: ParameterPath
  let values: [String: ParameterNode]
  /// In the order in which they were first asked for.
  private var asked: [String] = []
  /// The same, once there are so many that looking through them takes longer than hashing.
  private var askedSet: Set<String> = []
  private static let few = 16

  init(_ path: ParameterPath, _ values: [String: ParameterNode]) {
    self.path = path
    self.values = values
  }

  /// - Complexity: O(1) on average; without hashing for the usual few.
  func ask(_ name: String) {
    guard !wasAsked(name) else { return }
    asked.append(name)
    if asked.count == Self.few { askedSet = Set(asked) } else if asked.count > Self.few { askedSet.insert(name) }
  }

  private func wasAsked(_ name: String) -> Bool {
    asked.count < Self.few ? asked.contains(name) : askedSet.contains(name)
  }

  /// That a value is missing, with a given one that may be it.
  func missing(_ name: String) -> ParameterFault {
    let others = values.keys.filter { !wasAsked($0) }.sorted()
    let near = NearNames(name, among: Array(others.prefix(50))).near.first.map { ", but \($0) is" } ?? ""
    return ParameterFault("is missing\(near)", at: ParameterPath.member(path, name).text)
  }

  /// The first value, by name, that nobody asked for; nil where there is none.
  func unknown() -> ParameterFault? {
    guard let name = values.keys.filter({ !wasAsked($0) }).min() else { return nil }
    return ParameterFault(
      "is unknown; \(NearNames(name, among: asked).suggestion)", at: ParameterPath.member(path, name).text)
  }
}
