internal import PositionedJSON

/// Why a text cannot be a name, and what could.
struct NameProblem: CustomStringConvertible {
  let description: String

  private init(_ fact: String, _ alternative: String? = nil) {
    description = alternative.map { "\(fact); did you mean '\($0)'?" } ?? fact
  }

  /// The first problem of a name; nil where there is none.
  init?(_ name: String, _ use: CodeName.Use, _ taken: [CodeName.Taken]) {
    guard let problem = Self.spelling(name) ?? Self.meaning(name, use) ?? Self.collision(name, taken) else {
      return nil
    }
    self = problem
  }

  private static func spelling(_ name: String) -> NameProblem? {
    let typeName = NameWords.typeName(of: name)
    let alternative = typeName.isEmpty || typeName == name ? nil : capitalized(typeName)
    if name.isEmpty { return NameProblem("it is empty") }
    if let separator = name.first(where: { $0 == "/" || $0 == "\\" }) {
      let last = name.split(separator: separator).last.map { capitalized(NameWords.typeName(of: String($0))) }
      return NameProblem("it has the path separator '\(separator)'", last.flatMap { $0.isEmpty ? nil : $0 })
    }
    if let letter = name.first(where: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      return NameProblem(
        "it has '\(String(letter).shownInMessage)', and only the letters A to Z and digits may be in it", alternative)
    }
    if name.count > CodeName.maximumLength {
      return NameProblem("it has \(name.count) letters, and \(CodeName.maximumLength) are the most")
    }
    if name.first?.isNumber == true { return NameProblem("it begins with a digit", alternative) }
    if name.first?.isUppercase != true {
      let isKeyword = ReservedNames.keywords.contains(name)
      return NameProblem(
        isKeyword ? "it is a keyword of Swift" : "it begins with a small letter",
        isKeyword ? nil : capitalized(name))
    }
    return nil
  }

  private static func meaning(_ name: String, _ use: CodeName.Use) -> NameProblem? {
    if ReservedNames.keywords.contains(name) { return NameProblem("it is a keyword of Swift", name + use.noun) }
    if ReservedNames.general.contains(name) {
      return NameProblem("it says too little, and hides what other code calls so", name + use.noun)
    }
    if let module = ReservedNames.systemModules.first(where: { $0.lowercased() == name.lowercased() }) {
      return NameProblem("it would hide the module '\(module)' of the system", name + use.noun)
    }
    if use.isTarget, let target = ReservedNames.ownTargets.first(where: { $0.lowercased() == name.lowercased() }) {
      return NameProblem(
        "ServiceKit has a target '\(target)', and names of targets are unique in all packages of a build",
        name + use.noun)
    }
    for ending in use.endings where name.hasSuffix(ending) {
      let rest = String(name.dropLast(ending.count))
      return NameProblem("'\(ending)' is added to it", rest.isEmpty ? nil : rest)
    }
    return nil
  }

  private static func collision(_ name: String, _ taken: [CodeName.Taken]) -> NameProblem? {
    if let same = taken.first(where: { $0.name == name }) {
      return NameProblem("\(same.what) is called so already")
    }
    guard let twin = taken.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    return NameProblem("it differs from '\(twin.name)', \(twin.what), only in case")
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension CodeName.Use {
  /// A target gets the name as it is.
  fileprivate var isTarget: Bool { self == .module || self == .package }

  /// A word that makes a name of another, which says too little.
  fileprivate var noun: String {
    switch self {
    case .adapter: "Panel"
    case .component: "Card"
    case .module: "Page"
    case .package, .product: "App"
    }
  }

  /// What is added to the name, so that it is not part of it.
  fileprivate var endings: [String] {
    switch self {
    case .adapter: ["Adapter", "Service"]
    case .module: ["API", "Runner", "Tests"]
    case .package, .product: ["Tests"]
    case .component: []
    }
  }
}
