import FeedFormats
import FeedReader
import Foundation
import ServiceKit

/// A file that assigns the variants of experiments, as `--experiments` names it.
struct AssignmentsFile {
  let path: String

  /// Reads the file and assigns what it says, all of it or nothing.
  ///
  /// - Throws: ``FileError`` with the path, and with line and column of what is wrong in the text.
  func assign(to unit: String, among keys: [ExperimentKey]) throws {
    let bytes = try contents()
    do {
      try Experiments.assign(try ExperimentAssignments(json: bytes), unit: unit, among: keys)
    } catch let error as ExperimentAssignmentError {
      throw FileError(path: path + (error.position.map { ":\($0)" } ?? ""), reason: PlainText.line(error.entryAndFact))
    }
  }

  /// The bytes of the file; of one that is too large, or that never ends, one byte more than can be read.
  private func contents() throws -> Data {
    let handle = try FileHandle.opened(path)
    defer { try? handle.close() }
    do { return try handle.read(upToCount: ExperimentAssignments.maximumBytes + 1) ?? Data() } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      throw FileError(path: path, code: Int32(truncatingIfNeeded: (cause as NSError).code))
    }
  }
}
