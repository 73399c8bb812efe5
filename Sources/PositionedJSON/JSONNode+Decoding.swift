extension JSONNode {
  /// Makes a value of a type that can be decoded, with a place in every error.
  ///
  /// Foundation's decoder would do for this if it said where a number is that does not fit its type: it says only that the
  /// whole text is no JSON. Types with rules of their own there, such as `Date`, `Data` and `URL`, are for `leaf`.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - unknownKeys: gets each key that the type has not asked for, in the order of the text.
  ///   - leaf: makes the values of some types in another way; nil leaves a value to the type itself.
  /// - Returns: the value.
  /// - Throws: ``JSONError`` for what this decoder refuses, and for a `DecodingError` that the type throws; any other error of
  ///   the type, and of `leaf`, as it is.
  /// - Complexity: O(n) in the bytes, besides what the type does.
  public func decode<Value: Decodable>(
    _ type: Value.Type, unknownKeys: ((JSONError) -> Void)? = nil,
    leaf: @escaping (any Decodable.Type, JSONNode) throws -> (any Decodable)? = { _, _ in nil }
  ) throws -> Value {
    let run = DecodingRun(leaf: leaf)
    let value: Value
    do {
      value = try NodeDecoder(node: self, codingPath: [], run: run).decode(type)
    } catch let error as DecodingError {
      throw JSONError(error, in: self)
    }
    if let unknownKeys { run.unknownKeys.forEach(unknownKeys) }
    return value
  }

  /// What a type says of a value that it refuses; the standard library shows the value there.
  fileprivate func refusal(_ fact: String) -> String { tree.showsValues ? fact : "the value is refused" }

  /// The value that a path leads to, or the nearest before it.
  fileprivate func nearest(to path: [any CodingKey]) -> JSONNode {
    var node = self
    for key in path {
      let items = node.items
      if let index = key.intValue, items.indices.contains(index) {
        node = items[index]
      } else if let value = node[key.stringValue] {
        node = value
      } else {
        break
      }
    }
    return node
  }
}

extension JSONError {
  /// What a decodable type refuses, at its coding path.
  init(_ error: DecodingError, in root: JSONNode) {
    let context: DecodingError.Context?
    var missing: (any CodingKey)?
    switch error {
    case .keyNotFound(let key, let found): (missing, context) = (key, found)
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
    @unknown default: context = nil
    }
    if let found = context?.underlyingError as? JSONError {
      self = found
    } else {
      self = root.nearest(to: context?.codingPath ?? []).error(
        missing.map { "there is no '\($0.stringValue)'" } ?? root.refusal(context?.debugDescription ?? "\(error)"))
    }
  }
}
