internal import PositionedJSON

/// What the decoders of one action share: which parameters there are, and which the action asked for.
final class ParameterRun {
  /// What is known of one set of parameters, by the path that leads to it.
  private struct Known {
    let given: [String]
    var asked: [String] = []
    var set: Set<String> = []
  }

  private var known: [String: Known] = [:]

  func begin(_ path: String, given: some Sequence<String>) {
    if known[path] == nil { known[path] = Known(given: given.sorted()) }
  }

  func ask(_ name: String, at path: String) {
    if known[path]?.set.insert(name).inserted == true { known[path]?.asked.append(name) }
  }

  /// That a parameter is missing, with a given one that may be it.
  func missing(_ name: String, at path: String) -> ParameterFault {
    let others = known[path]?.given.filter { known[path]?.set.contains($0) != true } ?? []
    let near = NearNames(name, among: Array(others.prefix(50))).near.first.map { ", but \($0) is" } ?? ""
    return ParameterFault("is missing\(near)", at: Self.path(path, name))
  }

  /// The first parameter that nobody asked for; nil where there is none.
  func unknown() -> ParameterFault? {
    for (path, parameters) in known.sorted(by: { $0.key < $1.key }) {
      guard let name = parameters.given.first(where: { !parameters.set.contains($0) }) else { continue }
      return ParameterFault(
        "is unknown; \(NearNames(name, among: parameters.asked).suggestion)", at: Self.path(path, name))
    }
    return nil
  }

  static func path(_ path: String, _ name: String) -> String {
    path.isEmpty ? name.shownInMessage : "\(path).\(name.shownInMessage)"
  }
}
