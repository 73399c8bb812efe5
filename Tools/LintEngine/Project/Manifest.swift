/// What `swift package dump-package` says, as far as it matters here.
struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Ignored?]

    var isExecutable: Bool { type.keys.contains("executable") }
    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let resources: [Resource]?
    let dependencies: [[String: Dependency]]?
    let settings: [Setting]?
  }

  struct Resource: Decodable {
    let path: String
    let rule: [String: Ignored]?

    /// What is copied as it is is not compiled.
    var isCopied: Bool { rule?.keys.contains("process") == false }
  }

  struct Setting: Decodable {
    let condition: Ignored?
    let kind: [String: Value]
    let tool: String

    struct Value: Decodable {
      let text: String?
      let texts: [String]

      private enum CodingKeys: String, CodingKey { case value = "_0" }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try? container.decode(String.self, forKey: .value)
        texts = (try? container.decode([String].self, forKey: .value)) ?? []
      }
    }
  }

  /// `["Name", …]`; what follows the name are conditions and the like.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
    }
  }

  struct Trait: Decodable {
    let name: String
  }

  /// A value whose shape does not matter.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let traits: [Trait]?
}

extension Manifest.Target {
  /// What the target is built into; nil for what has no sources.
  var kind: Project.ModuleKind? {
    switch type {
    case "regular": .library
    case "executable", "snippet": .executable
    case "test": .test
    case "macro": .macro
    case "plugin": .plugin
    default: nil
    }
  }

  /// The names of targets that it depends on; a product of another package has a name that no target has.
  var dependencyNames: [String] {
    (dependencies ?? []).flatMap { dependency in
      ["byName", "target"].compactMap { dependency[$0]?.name }
    }
  }

  /// The flags that every build of it defines.
  var flags: [String] {
    var flags: [String] = []
    for setting in settings ?? [] where setting.condition == nil {
      if let definition = setting.kind["define"]?.text { flags.append(definition) }
      var isDefinition = false
      for argument in setting.kind["unsafeFlags"]?.texts ?? [] {
        if isDefinition {
          flags.append(argument)
        } else if argument.hasPrefix("-D"), argument.count > 2 {
          flags.append(String(argument.dropFirst(2)))
        }
        isDefinition = !isDefinition && argument == "-D"
      }
    }
    return Set(flags.map { String($0.prefix { $0 != "=" }) }).sorted()
  }
}
