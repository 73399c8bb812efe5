internal import PositionedJSON
internal import ServiceKit

extension Mediator {
  /// What is wrong with the names and paths of the actions that are handled.
  ///
  /// - Returns: the problems in the order of the actions' names; empty where all is well.
  /// - Complexity: O(n) in the actions, where few have the same name or path.
  public func routeProblems() -> [RouteProblem] { core.namedActions().problems }
}

extension NamedActions {
  var problems: [RouteProblem] { sharedNames + overlaps + entries.flatMap(\.problems) }

  private var sharedNames: [RouteProblem] {
    grouped(entries) { $0.route.name }.filter { $0.count > 1 }.map { same in
      RouteProblem(
        .sharedName,
        MessageText(
          fact: "\(same.count) actions have the name '\(same[0].route.name)'.", details: same.map(\.description),
          waysOut: ["Give one of them another name.", "Link only one of the targets that handle them."]))
    }
  }

  private var overlaps: [RouteProblem] {
    let routes = entries.filter { $0.template != nil }
    return grouped(routes) { $0.template?.signature ?? [] }.flatMap { same in
      same.indices.flatMap { first in
        same[(first + 1)...].compactMap { second in Self.overlap(same[first], second) }
      }
    }
  }

  private static func overlap(_ first: NamedActionEntry, _ second: NamedActionEntry) -> RouteProblem? {
    guard let mine = first.template, let theirs = second.template, mine.ties(with: theirs) else { return nil }
    return RouteProblem(
      .overlap,
      MessageText(
        fact: "The paths '\(first.route.path ?? "")' and '\(second.route.path ?? "")' fit the same links equally well.",
        details: [first.description, second.description],
        waysOut: [
          "Give one of them another fixed component.", "Give a type to a parameter of one of them.",
          "Link only one of the targets that handle them.",
        ]))
  }

  /// The entries that have the same key, in the order of the first of them.
  private func grouped<Key: Hashable>(
    _ entries: [NamedActionEntry], _ key: (NamedActionEntry) -> Key
  ) -> [[NamedActionEntry]] {
    var groups: [[NamedActionEntry]] = []
    var places: [Key: Int] = [:]
    for entry in entries {
      let place = places[key(entry), default: groups.count]
      if place == groups.count {
        places[key(entry)] = place
        groups.append([])
      }
      groups[place].append(entry)
    }
    return groups
  }
}

extension NamedActionEntry {
  fileprivate var problems: [RouteProblem] {
    if let fault { return [problem(.malformedPath, "The path of \(route.name) \(fault.fact).")] }
    if template == nil, route.exposure != .internal {
      return [problem(.unreachable, "\(route.name) is exposed to links, and has no path.")]
    }
    let (types, isWhole) = ShapeDecoder.shape(of: type)
    let fromPath = template?.components.compactMap { component -> RouteProblem? in
      switch component {
      case .fixed: nil
      case .plain(let name): problem(of: "The path of \(route.name)", name, nil, types, isWhole)
      case .typed(let name, let kind): problem(of: "The path of \(route.name)", name, kind, types, isWhole)
      }
    }
    return (fromPath ?? [])
      + route.urls.keys.sorted().compactMap {
        problem(of: "The list of allowed URLs of \(route.name)", $0, nil, types, isWhole)
      }
  }

  private func problem(
    of place: String, _ name: String, _ kind: RouteTemplate.Kind?, _ types: [String: any Decodable.Type],
    _ isWhole: Bool
  ) -> RouteProblem? {
    guard let type = types[name] else {
      let suggestion = NearNames(name, among: types.keys.sorted()).suggestion
      return isWhole
        ? problem(.parameter, "\(place) names '\(name)', which the action does not have; \(suggestion)") : nil
    }
    guard let kind, !kind.fits(type) else { return nil }
    return problem(
      .parameter, "\(place) has ':\(name)(\(kind.rawValue))', and '\(name)' is \(TypeName.qualified(type)).")
  }

  private func problem(_ kind: RouteProblem.Kind, _ fact: String) -> RouteProblem {
    RouteProblem(kind, MessageText(fact: fact, details: ["the action is \(description)"]))
  }
}

extension RouteTemplate.Kind {
  /// A component that the kind takes can be decoded as the type; types of the program's own are not looked into.
  fileprivate func fits(_ type: any Decodable.Type) -> Bool {
    if type is any FixedWidthInteger.Type { return self == .whole }
    switch type {
    case is Double.Type, is Float.Type: return self != .truthValue
    case is Bool.Type: return self == .truthValue
    default: return true
    }
  }
}
