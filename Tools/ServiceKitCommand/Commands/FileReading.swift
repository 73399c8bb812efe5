import LintEngine

/// Reads the facts of files of a project, all of them or a failure that says what is wrong with each that has none.
struct FileReading {
  let root: String
  let jobs: Int?
  /// Contents that stand for those of the disk, by path.
  var replaced: [String: [UInt8]] = [:]
  var progress: (@Sendable (Int) -> Void)?

  func facts(of paths: [String]) throws -> [FileFacts] {
    let reader = SourceReader(root: root == "/" ? "" : root)
    let replaced = replaced
    let elsewhere = SourceReader(root: "")
    let reading = FactReading(jobs: jobs, progress: progress ?? { _ in })
    let outcomes = try reading.outcomes(of: paths) { path in
      if let bytes = replaced[path] { return SourceFile(path: path, bytes: bytes) }
      guard path.hasPrefix("/") else { return try reader.file(path) }
      return SourceFile(path: path, bytes: try elsewhere.file(String(path.dropFirst())).bytes)
    }
    let errors = zip(paths, outcomes).compactMap { path, outcome in
      if case .failure(let error) = outcome { Self.error(error, path) } else { nil }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return outcomes.compactMap { try? $0.get() }
  }

  /// The bytes of a file that is named on the command line.
  ///
  /// - Parameters:
  ///   - path: from `/`.
  ///   - shown: the path as it was given.
  /// - Returns: all of them.
  /// - Throws: why it cannot be read.
  static func bytes(_ path: String, shown: String) throws(LintFailure) -> [UInt8] {
    do throws(LintError) {
      return try SourceReader(root: "").file(String(path.dropFirst())).bytes
    } catch {
      throw LintFailure(error.fact, path: shown)
    }
  }

  private static func error(_ error: any Error, _ path: String) -> LintError {
    if let error = error as? LintError { return error }
    guard let fault = error as? NestingFault else { return LintError("\(error)", path: path) }
    return LintError(
      fault.description, path: path, position: SourcePosition(offset: 0, line: fault.line, column: 1, utf16Column: 1),
      waysOut: ["Part the code.", "Leave the file out with the key 'exclude' of \(ConfigurationFile.name)."])
  }
}
