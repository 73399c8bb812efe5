/// A path with parameters, `article/:id(Int)/open`.
struct RouteTemplate: Sendable, Equatable {
  /// What a typed parameter takes; the raw value is how paths write it.
  enum Kind: String, CaseIterable, Sendable {
    case whole = "Int"
    case number = "Double"
    case truthValue = "Bool"

    func takes(_ text: String) -> Bool {
      switch self {
      case .whole: PlainNumber.whole(text, Int.self) != nil
      case .number: PlainNumber.decimal(text, Double.self) != nil
      case .truthValue: text == "true" || text == "false"
      }
    }

    /// There is a component that both take.
    func overlaps(_ other: Kind) -> Bool { self == other || (self != .truthValue && other != .truthValue) }
  }

  enum Component: Equatable, Sendable {
    case fixed(String)
    case typed(String, Kind)
    case plain(String)

    var parameter: String? {
      switch self {
      case .fixed: nil
      case .typed(let name, _), .plain(let name): name
      }
    }
  }

  /// Why a path is none.
  struct Fault: Error, Equatable {
    let fact: String
  }

  let components: [Component]

  /// Reads a path.
  ///
  /// - Throws: what is wrong with it.
  init(_ path: String) throws(Fault) {
    var components: [Component] = []
    for (index, text) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      components.append(try Self.component(String(text), index + 1))
    }
    let names = components.compactMap(\.parameter)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw Fault(fact: "has the parameter ':\(twice)' twice")
    }
    guard case .fixed(let first) = components.first else {
      throw Fault(fact: "begins with a parameter, and in links the first component may be a host, which has no case")
    }
    guard first == first.lowercased() else {
      throw Fault(
        fact: "begins with a component that has capital letters, and in links it may be a host, which has none")
    }
    self.components = components
  }

  private static func component(_ text: String, _ number: Int) throws(Fault) -> Component {
    guard text.first == ":" else {
      guard !text.isEmpty else { throw Fault(fact: "has an empty component, number \(number)") }
      guard text != ".", text != "..", !text.contains("\\"), URLText.refused(Array(text.utf8)) == nil else {
        throw Fault(fact: "has a component that links cannot have, number \(number)")
      }
      return .fixed(text)
    }
    let name = text.dropFirst().prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    let rest = text.dropFirst(1 + name.count)
    guard !name.isEmpty else { throw Fault(fact: "has a parameter without a name, component \(number)") }
    if rest.isEmpty { return .plain(String(name)) }
    guard rest.first == "(", rest.last == ")", let kind = Kind(rawValue: String(rest.dropFirst().dropLast())) else {
      let kinds = Kind.allCases.map { "':\(name)(\($0.rawValue))'" }.joined(separator: ", ")
      throw Fault(fact: "has a parameter that is not written ':\(name)' or \(kinds), component \(number)")
    }
    return .typed(String(name), kind)
  }

  /// The parameters, from the components of a link that the template fits.
  func values(in link: [String]) -> [(name: String, value: String)] {
    zip(components, link).compactMap { component, text in component.parameter.map { ($0, text) } }
  }

  /// There are links that both fit, and for which neither comes first.
  func ties(with other: RouteTemplate) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { mine, theirs in
        switch (mine, theirs) {
        case (.fixed(let mine), .fixed(let theirs)): mine == theirs
        case (.typed(_, let mine), .typed(_, let theirs)): mine.overlaps(theirs)
        case (.plain, .plain): true
        default: false
        }
      }
  }

  /// Equal for templates that can tie, with fixed components and without the kinds of typed ones.
  var signature: [String] {
    components.map { component in
      switch component {
      case .fixed(let text): text
      case .typed: ":()"
      case .plain: ":"
      }
    }
  }
}
