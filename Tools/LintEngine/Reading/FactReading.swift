import Foundation
import Synchronization

/// Reads the facts of many files on several threads.
///
/// The parser and the walk go as deep as the code is nested, so each thread has a large stack, of which only what is used
/// takes memory. A file's bytes and its tree are gone when its facts are made.
package struct FactReading: Sendable {
  /// The facts of a file, or why there are none.
  package typealias Outcome = Result<FileFacts, any Error>

  /// The stack of each thread: what the limits of nesting allow for, and as much again as the rest may need.
  static let stackBytes = NestingLimits.stackBytes + (128 << 20)

  private let jobs: Int
  private let progress: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - jobs: how many threads read; as many as there are processors where it is nil.
  ///   - progress: is told how many files are done, on any thread.
  package init(jobs: Int? = nil, progress: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.jobs = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    self.progress = progress
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - source: reads the bytes of one; called on any thread.
  /// - Throws: that no thread can be started.
  /// - Returns: for each path its facts or what is wrong with it, in the order of the paths, however many threads there are.
  /// - Complexity: O(n) in the bytes of all files.
  package func outcomes(
    of paths: [String], reading source: @escaping @Sendable (String) throws -> SourceFile
  ) throws(LintFailure) -> [Outcome] {
    let next = Atomic(0)
    let finished = Atomic(0)
    let outcomes = Mutex([Outcome?](repeating: nil, count: paths.count))
    try LargeStack.run(threads: min(jobs, max(1, paths.count)), stackBytes: Self.stackBytes) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < paths.count else { return }
        let outcome = Outcome { try FactReader.checkedFacts(of: try source(paths[index])) }
        outcomes.withLock { $0[index] = outcome }
        progress(finished.add(1, ordering: .relaxed).newValue)
      }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }
}

extension FactReader {
  /// The facts of a file whose nesting the stack allows for.
  ///
  /// - Throws: ``NestingFault`` for any other file.
  package static func checkedFacts(of source: SourceFile) throws(NestingFault) -> FileFacts {
    // C is not parsed, and its literals are not those that the scan knows.
    if !ClangFactReader.reads(source.path) { try NestingScan.check(source.bytes) }
    return facts(of: source)
  }
}
