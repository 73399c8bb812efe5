extension ModulesReport {
  /// Reads a report.
  ///
  /// - Throws: What a decoder throws, and `DecodingError.dataCorrupted` for a report of another version.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
    guard schemaVersion == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: "the report has another version than \(Self.currentVersion), the one that is read")
    }
    product = try container.decode(String.self, forKey: .product)
    modules = try container.decode([Row].self, forKey: .modules)
    actions = try container.decode([Action].self, forKey: .actions)
  }

  enum CodingKeys: String, CodingKey {
    case schemaVersion, product, modules, actions
  }
}

// What is nil is written all the same, so that every row has the same members.

extension ModulesReport.Row {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(`class`, forKey: .class)
    try container.encode(policy, forKey: .policy)
    try container.encode(gate, forKey: .gate)
    try container.encode(launches, forKey: .launches)
    try container.encode(totalNanoseconds, forKey: .totalNanoseconds)
    try container.encode(longestNanoseconds, forKey: .longestNanoseconds)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
  }

  enum CodingKeys: String, CodingKey {
    case id, `class`, policy, gate, launches, totalNanoseconds, longestNanoseconds, file, line
  }
}

extension ModulesReport.Action {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(action, forKey: .action)
    try container.encode(name, forKey: .name)
    try container.encode(path, forKey: .path)
    try container.encode(exposure, forKey: .exposure)
    try container.encode(handler, forKey: .handler)
    try container.encode(module, forKey: .module)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
  }

  enum CodingKeys: String, CodingKey {
    case action, name, path, exposure, handler, module, file, line
  }
}
