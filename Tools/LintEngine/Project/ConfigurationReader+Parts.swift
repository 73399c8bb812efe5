internal import PositionedJSON

extension ConfigurationReader {
  /// A list of names, or an object by name.
  mutating func products(_ node: JSONNode) -> [Configuration.Product] {
    guard node.kind != .list else { return names(node).map { Configuration.Product(name: $0) } }
    return named(node).map { member in
      var product = Configuration.Product(name: member.name)
      for part in members(member.value, known: ConfigurationKeys.product) {
        switch part.name {
        case "sources": product.sources = patterns(part.value)
        case "modules": product.modules = names(part.value)
        default: product.flags = names(part.value)
        }
      }
      return product
    }
  }

  /// The patterns of each module.
  mutating func modules(_ node: JSONNode) -> [String: [String]] {
    var modules: [String: [String]] = [:]
    for member in named(node) {
      modules[member.name] = patterns(member.value)
    }
    return modules
  }

  /// The members of an object whose keys are names.
  private mutating func named(_ node: JSONNode) -> [JSONMember] {
    members(node, known: nil).filter { member in
      remember(member.key)
      if member.name.isEmpty { errors.append(member.key.error("the name is empty")) }
      return !member.name.isEmpty
    }
  }

  /// The words of each kind; no word can be of two kinds, since the advice would differ.
  mutating func vocabulary(_ node: JSONNode) -> Vocabulary {
    var vocabulary = Vocabulary()
    var kinds: [String: Vocabulary.Kind] = [:]
    let known = Vocabulary.Kind.allCases.map(\.rawValue)
    for member in members(node, known: ConfigurationKeys.vocabulary) {
      guard let kind = Vocabulary.Kind(rawValue: member.name) else {
        vocabulary.enabled = Set(
          items(member.value).compactMap { choice($0, among: known, called: "kind") }.compactMap(Vocabulary.Kind.init))
        continue
      }
      vocabulary.words[kind] = names(member.value)
      for (word, item) in zip(vocabulary.words[kind] ?? [], member.value.items) {
        if let other = kinds[word] {
          errors.append(item.error("'\(word.shownInMessage)' is already a word of the kind '\(other.rawValue)'"))
        }
        kinds[word] = kind
      }
    }
    return vocabulary
  }

  mutating func layers(_ node: JSONNode) -> [Configuration.Layer] {
    var names: Set<String> = []
    return items(node).compactMap { item in
      let layer = layer(item)
      if let name = item["name"], let layer, !names.insert(layer.name).inserted {
        errors.append(name.error("there is already a layer '\(layer.name.shownInMessage)'"))
      }
      return layer
    }
  }

  private mutating func layer(_ node: JSONNode) -> Configuration.Layer? {
    guard let name = name(of: node, known: ConfigurationKeys.layer) else { return nil }
    remember(node)
    var layer = Configuration.Layer(name: name)
    if let groups = node["groups"] { layer.groups = items(groups).map { names($0) } }
    if let modules = node["modules"] { layer.modules = names(modules) }
    if let isOptional = node["optional"] { layer.isOptional = truth(isOptional) }
    if node["groups"] == nil, node["modules"] == nil {
      errors.append(node.error("there is no 'groups' and no 'modules'"))
    }
    return layer
  }

  mutating func container(_ node: JSONNode) -> Configuration.Container? {
    guard let name = name(of: node, known: ConfigurationKeys.container) else { return nil }
    remember(node)
    var container = Configuration.Container(name: name, sources: required("sources", of: node))
    if let imports = node["forbiddenImports"] { container.forbiddenImports = names(imports) }
    if let lines = node["maximumLines"] { container.maximumLines = number(lines, in: 0...Int.max) }
    if let owners = node["owners"] { container.owners = patterns(owners) }
    return container
  }

  mutating func scenes(_ node: JSONNode) -> Configuration.Scenes? {
    guard node.kind == .object else {
      _ = members(node, known: nil)
      return nil
    }
    _ = members(node, known: ConfigurationKeys.scenes)
    var scenes = Configuration.Scenes(files: required("files", of: node))
    if let products = node["products"] { scenes.products = names(products) }
    if let components = node["components"] { scenes.components = names(components) }
    return scenes
  }

  private mutating func required(_ key: String, of node: JSONNode) -> [String] {
    if let value = node[key] { return patterns(value) }
    errors.append(node.error("there is no '\(key)'"))
    return []
  }

  private mutating func name(of node: JSONNode, known: [String]) -> String? {
    _ = members(node, known: known)
    guard node.kind == .object else { return nil }
    if let name = node["name"] { return text(name) }
    errors.append(node.error("there is no 'name'"))
    return nil
  }
}
