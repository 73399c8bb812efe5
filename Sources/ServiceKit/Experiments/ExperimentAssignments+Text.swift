internal import PositionedJSON

extension ExperimentAssignments {
  /// The most bytes that the text of an assignment file may have, 1,000,000: ten thousand experiments.
  public static let maximumBytes = 1_000_000

  /// Reads the text of an assignment file.
  ///
  /// ```swift
  /// let assignments = try ExperimentAssignments(json: Data(contentsOf: file))
  /// ```
  ///
  /// It finds what decoders pass over: a key that an object has twice, and everything else that RFC 8259 does not allow.
  ///
  /// - Parameter text: UTF-8, at most ``maximumBytes``.
  /// - Throws: ``ExperimentAssignmentError`` with line and column, for the first that is wrong; without them for a text that is
  ///   too long.
  /// - Complexity: O(n) in the bytes.
  public init(json text: some Collection<UInt8>) throws {
    guard text.count <= Self.maximumBytes else {
      throw ExperimentAssignmentError(
        path: "", fact: "the text has more than \(Self.maximumBytes) bytes, the most that is read")
    }
    var root: JSONNode?
    do {
      let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 32)
      let document = try JSONDocument(text, limits: limits)
      root = document.root
      self = try document.root.decode(ExperimentAssignments.self)
    } catch let error as JSONError {
      throw ExperimentAssignmentError(
        path: error.path, fact: error.fact, position: ExperimentTextPosition(error.position))
    } catch let error as ExperimentAssignmentError {
      throw root.map { error.placed(in: $0) } ?? error
    }
  }
}

extension ExperimentAssignmentError {
  /// The error with the place of its entry.
  fileprivate func placed(in root: JSONNode) -> ExperimentAssignmentError {
    var node = root
    for name in path.split(whereSeparator: { ".[]".contains($0) }) {
      let items = node.items
      if let index = Int(name), items.indices.contains(index) { node = items[index] }
      if let value = node[String(name)] { node = value }
    }
    var placed = self
    placed.position = ExperimentTextPosition(node.members.first { $0.name == key }?.key.position ?? node.position)
    return placed
  }
}

extension ExperimentTextPosition {
  fileprivate init(_ position: JSONPosition) { self.init(line: position.line, column: position.column) }
}
