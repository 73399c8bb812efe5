internal import RecordFormat

extension ProductContents {
  /// Adds what a description says.
  ///
  /// - Returns: false where it lacks what every description of its kind has.
  mutating func add(_ description: RecordDescription) -> Bool {
    guard let place = DeclarationPlace(description) else { return false }
    switch description.kind {
    case .adapter: return add(Binding(description, place), to: \.bindings)
    case .cAdapter: return add(Binding(inC: description, place), to: \.bindings)
    case .requirement: return add(Requirement(description, place), to: \.requirements)
    case .cRequirement: return add(Requirement(inC: description, place), to: \.requirements)
    case .component: return add(Component(description, place), to: \.components)
    case .module: return add(Module(description, place), to: \.modules)
    case .handler: return add(Handler(description, place), to: \.handlers)
    default: return false
    }
  }

  private mutating func add<Element>(_ element: Element?, to list: WritableKeyPath<Self, [Element]>) -> Bool {
    guard let element else { return false }
    self[keyPath: list].append(element)
    return true
  }
}

extension DeclarationPlace {
  fileprivate init?(_ description: RecordDescription) {
    guard let module = description["module"], let file = description["file"],
      let line = description["line"].flatMap({ Int($0) })
    else { return nil }
    self.init(module: module, file: file, line: line)
  }
}

extension Binding {
  fileprivate init?(_ description: RecordDescription, _ place: DeclarationPlace) {
    let protocols = description.values(of: "protocol")
    guard !protocols.isEmpty, let adapter = description["adapter"], let scope = description["scope"] else { return nil }
    self.init(
      protocols: protocols.sorted(), adapter: adapter, scope: scope, host: description["host"],
      variant: description["variant"], place: place)
  }

  /// An adapter in C lives as long as the application.
  fileprivate init?(inC description: RecordDescription, _ place: DeclarationPlace) {
    guard let service = description["service"], let adapter = description["adapter"] else { return nil }
    self.init(protocols: [service], adapter: adapter, scope: "application", place: place)
  }
}

extension Requirement {
  fileprivate init?(_ description: RecordDescription, _ place: DeclarationPlace) {
    guard let type = description["protocol"], let required = description["required"].flatMap({ Bool($0) }),
      let owner = description["host"], let property = description["property"]
    else { return nil }
    self.init(protocolName: type, isRequired: required, owner: owner, property: property, place: place)
  }

  fileprivate init?(inC description: RecordDescription, _ place: DeclarationPlace) {
    guard let service = description["service"], let name = description["requirement"] else { return nil }
    self.init(protocolName: service, isRequired: true, owner: "", property: name, place: place)
  }
}

extension Component {
  fileprivate init?(_ description: RecordDescription, _ place: DeclarationPlace) {
    guard let name = description["component"], let className = description["class"] else { return nil }
    self.init(name: name, className: className, place: place)
  }
}

extension Module {
  fileprivate init?(_ description: RecordDescription, _ place: DeclarationPlace) {
    guard let id = description["id"], let className = description["class"] else { return nil }
    self.init(
      id: id, className: className, policy: description["policy"], gate: description["requires"], place: place)
  }
}

extension Handler {
  fileprivate init?(_ description: RecordDescription, _ place: DeclarationPlace) {
    guard let action = description["action"], let function = description["function"] else { return nil }
    let condition = Self.condition(
      state: description["state"], variant: description["variant"], setting: description["setting"])
    self.init(
      action: action, function: function, target: description["target"], condition: condition, place: place)
  }
}
