/// Writes a configuration as the text that it is read from.
package enum ConfigurationText {
  /// The text of a configuration: the same for the same configuration, and read again the same configuration.
  ///
  /// What has the value that it would have anyway is left out.
  package static func text(of configuration: Configuration) -> String {
    let empty = Configuration()
    var parts: [(String, Value)] = [("version", .number(1))]
    func add(_ key: String, _ texts: [String]) { if !texts.isEmpty { parts.append((key, .texts(texts))) } }
    if !configuration.products.isEmpty { parts.append(("products", products(configuration.products))) }
    if !configuration.modules.isEmpty {
      let modules = configuration.modules.sorted { $0.key < $1.key }
      parts.append(("modules", .object(modules.map { ($0.key, .texts($0.value)) })))
    }
    add("moduleFolders", configuration.moduleFolders)
    add("exclude", configuration.exclude)
    add("tests", configuration.tests)
    if configuration.vocabulary != empty.vocabulary {
      parts.append(("vocabulary", vocabulary(configuration.vocabulary)))
    }
    add("funnels", configuration.funnels)
    if !configuration.layers.isEmpty { parts.append(("layers", .list(configuration.layers.map(layer)))) }
    if configuration.maximumLayers != empty.maximumLayers {
      parts.append(("maximumLayers", .number(configuration.maximumLayers)))
    }
    add("interfaces", configuration.interfaces)
    add("compositionRoots", configuration.compositionRoots)
    if !configuration.containers.isEmpty {
      parts.append(("containers", .list(configuration.containers.map(container))))
    }
    if !configuration.scenes.isEmpty { parts.append(("scenes", .list(configuration.scenes.map(scenes)))) }
    add("experiments", configuration.experiments)
    add("data", configuration.data)
    if !configuration.severities.isEmpty {
      let rules = configuration.severities.sorted { $0.key < $1.key }
      parts.append(("rules", .object(rules.map { ($0.key, .text($0.value?.rawValue ?? "off")) })))
    }
    add("optional", configuration.optional)
    return Value.object(parts).text(indented: "") + "\n"
  }

  private static func products(_ products: [Configuration.Product]) -> Value {
    if products.allSatisfy({ $0 == Configuration.Product(name: $0.name) }) { return .texts(products.map(\.name)) }
    return .object(
      products.map { product in
        let parts = [("sources", product.sources), ("modules", product.modules), ("flags", product.flags)]
        return (product.name, .object(parts.filter { !$0.1.isEmpty }.map { ($0.0, .texts($0.1)) }))
      })
  }

  private static func vocabulary(_ vocabulary: Vocabulary) -> Value {
    let kinds = Vocabulary.Kind.allCases
    let words = kinds.compactMap { kind in vocabulary.words[kind].map { (kind.rawValue, Value.texts($0)) } }
    return .object(words + [("enabled", .texts(kinds.filter(vocabulary.enabled.contains).map(\.rawValue)))])
  }

  private static func layer(_ layer: Configuration.Layer) -> Value {
    var parts: [(String, Value)] = [("name", .text(layer.name))]
    if !layer.groups.isEmpty || layer.modules.isEmpty { parts.append(("groups", .list(layer.groups.map(Value.texts)))) }
    if !layer.modules.isEmpty { parts.append(("modules", .texts(layer.modules))) }
    if layer.isOptional { parts.append(("optional", .truth(true))) }
    return .object(parts)
  }

  private static func container(_ container: Configuration.Container) -> Value {
    var parts: [(String, Value)] = [("name", .text(container.name)), ("sources", .texts(container.sources))]
    if !container.forbiddenImports.isEmpty { parts.append(("forbiddenImports", .texts(container.forbiddenImports))) }
    if let lines = container.maximumLines { parts.append(("maximumLines", .number(lines))) }
    if !container.owners.isEmpty { parts.append(("owners", .texts(container.owners))) }
    return .object(parts)
  }

  private static func scenes(_ scenes: Configuration.Scenes) -> Value {
    var parts: [(String, Value)] = [("files", .texts(scenes.files))]
    if !scenes.products.isEmpty { parts.append(("products", .texts(scenes.products))) }
    if !scenes.components.isEmpty { parts.append(("components", .texts(scenes.components))) }
    return .object(parts)
  }
}

extension ConfigurationText {
  /// A value of JSON whose members keep their order.
  indirect enum Value {
    case number(Int)
    case truth(Bool)
    case text(String)
    case list([Value])
    case object([(String, Value)])

    static func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }

    /// The value in one line where it fits, or with a line for each part.
    func text(indented indent: String) -> String {
      let line = line
      if indent.utf8.count + line.utf8.count <= 100, !indent.isEmpty { return line }
      let inner = indent + "  "
      switch self {
      case .list(let items) where !items.isEmpty:
        return "[\n" + items.map { inner + $0.text(indented: inner) }.joined(separator: ",\n") + "\n\(indent)]"
      case .object(let members) where !members.isEmpty:
        let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indented: inner))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
      default: return line
      }
    }

    private var line: String {
      switch self {
      case .number(let number): "\(number)"
      case .truth(let truth): "\(truth)"
      case .text(let text): Self.quoted(text)
      case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
      case .object(let members) where members.isEmpty: "{}"
      case .object(let members):
        "{ " + members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", ") + " }"
      }
    }

    private static func quoted(_ text: String) -> String {
      let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "\"", "\\": escaped += "\\\(scalar)"
        case "\n": escaped += "\\n"
        case "\t": escaped += "\\t"
        case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return "\"\(escaped)\""
    }
  }
}
