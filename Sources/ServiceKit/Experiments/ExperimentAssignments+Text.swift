extension ExperimentAssignments {
  /// The most bytes that the text of an assignment file may have, 1,000,000: ten thousand experiments.
  public static let maximumBytes = 1_000_000

  /// Reads the text of an assignment file, and finds what a decoder passes over: a key that an object has twice.
  ///
  /// The library has no decoder of its own; the caller brings one:
  ///
  /// ```swift
  /// try ExperimentAssignments(json: data) { try JSONDecoder().decode(ExperimentAssignments.self, from: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - text: UTF-8, at most ``maximumBytes``.
  ///   - decode: decodes the text, which is well-formed and has no key twice.
  /// - Throws: ``ExperimentAssignmentError``, with line and column where the text is not well-formed or a key is repeated;
  ///   what `decode` throws, unless it is a `DecodingError`.
  /// - Complexity: O(n) in the bytes.
  public init<Text: Collection<UInt8>>(
    json text: Text, decodedBy decode: (Text) throws -> ExperimentAssignments
  ) throws {
    guard text.count <= Self.maximumBytes else {
      throw ExperimentAssignmentError(
        path: "", fact: "the text has more than \(Self.maximumBytes) bytes, the most that is read")
    }
    var scanner = RepeatedKeyScanner(Array(text))
    try scanner.scan()
    do { self = try decode(text) } catch let error as DecodingError { throw ExperimentAssignmentError(error) }
  }
}
