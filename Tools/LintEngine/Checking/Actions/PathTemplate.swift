/// A path with parameters, `article/:id(Int)/open`, as MediatorKit reads one.
///
/// MediatorKit has its own reading, which the linter cannot link: the table of cases in `Tests/Fixtures/Lint/paths.txt` holds
/// both to the same answers.
struct PathTemplate: Hashable, Sendable {
  /// What a typed parameter takes; the raw value is how paths write it.
  enum Kind: String, CaseIterable, Sendable {
    case whole = "Int"
    case number = "Double"
    case truthValue = "Bool"
  }

  enum Component: Hashable, Sendable {
    case fixed(String)
    case typed(Kind)
    case plain
  }

  let components: [Component]

  /// Reads a path; nil for one that MediatorKit refuses.
  init?(_ path: String) {
    var components: [Component] = []
    var names: Set<Substring> = []
    for text in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let component = Self.component(text, &names) else { return nil }
      components.append(component)
    }
    guard case .fixed(let first) = components.first, first == first.lowercased() else { return nil }
    self.components = components
  }

  private static func component(_ text: Substring, _ names: inout Set<Substring>) -> Component? {
    guard text.first == ":" else {
      let isRefused = text.isEmpty || text == "." || text == ".." || text.contains("\\") || hasRefusedScalar(text)
      return isRefused ? nil : .fixed(String(text))
    }
    let name = text.dropFirst().prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    let rest = text.dropFirst(1 + name.count)
    guard !name.isEmpty, names.insert(name).inserted else { return nil }
    if rest.isEmpty { return .plain }
    guard rest.first == "(", rest.last == ")" else { return nil }
    return Kind(rawValue: String(rest.dropFirst().dropLast())).map { .typed($0) }
  }

  /// Control characters, and those that change the direction of writing.
  private static func hasRefusedScalar(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  // MARK: - Comparing

  /// There are links that both fit, and for which neither comes first.
  func ties(with other: PathTemplate) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { mine, theirs in
        switch (mine, theirs) {
        case (.fixed(let mine), .fixed(let theirs)): mine == theirs
        case (.typed(let mine), .typed(let theirs)):
          mine == theirs || mine != .truthValue && theirs != .truthValue
        case (.plain, .plain): true
        default: false
        }
      }
  }

  /// Equal for templates that can tie: fixed components, and what kind of parameter the others are.
  var signature: [String] {
    components.map { component in
      switch component {
      case .fixed(let text): text
      case .typed: ":()"
      case .plain: ":"
      }
    }
  }

  // MARK: - Links

  /// How well a link fits, component by component, the smaller the better; nil where it does not.
  func fit(_ link: [String]) -> [Int]? {
    guard link.count == components.count else { return nil }
    var fit: [Int] = []
    for (component, text) in zip(components, link) {
      switch component {
      case .fixed(let fixed) where fixed == text: fit.append(0)
      case .fixed: return nil
      case .typed(let kind):
        guard kind.takes(text) else { return nil }
        fit.append(1)
      case .plain: fit.append(2)
      }
    }
    return fit
  }
}

extension PathTemplate.Kind {
  /// The text is one of the kind.
  fileprivate func takes(_ text: String) -> Bool {
    switch self {
    case .whole: text.utf8.first != UInt8(ascii: "+") && Int(text) != nil
    case .number: Self.isDecimal(text.utf8[...]) && Double(text)?.isFinite == true
    case .truthValue: text == "true" || text == "false"
    }
  }

  /// A number as JSON writes one, but for zeros in front.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    func dropDigits() -> Bool {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard dropDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard dropDigits() else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard dropDigits() else { return false }
    }
    return rest.isEmpty
  }
}
