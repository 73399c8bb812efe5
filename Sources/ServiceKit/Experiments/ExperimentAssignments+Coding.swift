internal import PositionedJSON

extension ExperimentAssignments: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case schemaVersion, unitSource, experiments
  }

  /// Reads and checks assignments.
  ///
  /// - Parameter decoder: what to read from.
  /// - Throws: ``ExperimentAssignmentError``, with the path to the entry that is wrong.
  public init(from decoder: any Decoder) throws {
    do {
      // The version first: a later one may have keys that this one does not know.
      let version = try decoder.container(keyedBy: Key.self).decodeWhole(
        .schemaVersion, or: "this is no version; \(Self.supportedVersion) is read here")
      let path = ExperimentAssignmentError.path(decoder.codingPath)
      guard version == Self.supportedVersion else {
        throw ExperimentAssignmentError.version(version, at: (path.isEmpty ? "" : path + ".") + "schemaVersion")
      }
      let container = try StrictDecoding.container(decoder, keyedBy: Key.self)
      self.init(
        unitSource: try container.decode(String.self, forKey: .unitSource),
        experiments: try container.decode([Experiment].self, forKey: .experiments))
      if let fault = fault(at: path) { throw fault }
    } catch let error as DecodingError {
      throw ExperimentAssignmentError(error)
    }
  }

  /// Writes the assignments.
  ///
  /// - Parameter encoder: what to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(schemaVersion, forKey: .schemaVersion)
    try container.encode(unitSource, forKey: .unitSource)
    try container.encode(experiments, forKey: .experiments)
  }
}

extension ExperimentAssignments.Experiment: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case name, arms, fixed, finished, salt
  }

  /// Reads the assignment of one experiment.
  ///
  /// - Parameter decoder: what to read from.
  /// - Throws: ``ExperimentAssignmentError`` for a key that is not known, and `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try StrictDecoding.container(decoder, keyedBy: Key.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      arms: try container.decode([ExperimentAssignments.Arm].self, forKey: .arms),
      fixed: try container.decodeIfPresent(String.self, forKey: .fixed),
      isFinished: try container.decodeIfPresent(Bool.self, forKey: .finished) ?? false,
      salt: try container.decodeIfPresent(String.self, forKey: .salt))
  }

  /// Writes the assignment of one experiment; what is as usual is left out.
  ///
  /// - Parameter encoder: what to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(arms, forKey: .arms)
    try container.encodeIfPresent(fixed, forKey: .fixed)
    if isFinished { try container.encode(true, forKey: .finished) }
    try container.encodeIfPresent(salt, forKey: .salt)
  }
}

extension ExperimentAssignments.Arm: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case name, weight
  }

  /// Reads an arm and its weight.
  ///
  /// - Parameter decoder: what to read from.
  /// - Throws: ``ExperimentAssignmentError`` for a key that is not known, and `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try StrictDecoding.container(decoder, keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      weight: try container.decodeWhole(
        .weight, or: "this is no weight; weights are whole numbers from 0 to \(Int.max)"))
  }

  /// Writes an arm and its weight.
  ///
  /// - Parameter encoder: what to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(weight, forKey: .weight)
  }
}

/// Containers that may have no other keys than those that are known.
private enum StrictDecoding {
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  static func container<Key: CodingKey & CaseIterable>(
    _ decoder: any Decoder, keyedBy: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Key.allCases.map(\.stringValue)
    let found = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = found.first(where: { !known.contains($0) }) {
      throw ExperimentAssignmentError(
        path: ExperimentAssignmentError.path(decoder.codingPath),
        fact: "unknown key '\(unknown)'; \(NearNames(unknown, among: known).suggestion)", key: unknown)
    }
    return try decoder.container(keyedBy: Key.self)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a whole number; `fact` says what is allowed where there is a number that is none, or too large.
  fileprivate func decodeWhole(_ key: Key, or fact: String) throws -> Int {
    do { return try decode(Int.self, forKey: key) } catch DecodingError.dataCorrupted {
      throw ExperimentAssignmentError(path: ExperimentAssignmentError.path(codingPath + [key]), fact: fact)
    }
  }
}
