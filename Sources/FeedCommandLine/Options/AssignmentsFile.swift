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
    let bytes = try InputFile(path: path).contents(atMost: ExperimentAssignments.maximumBytes)
    do {
      try Experiments.assign(try ExperimentAssignments(json: bytes), unit: unit, among: keys)
    } catch let error as ExperimentAssignmentError {
      throw FileError(path: path + (error.position.map { ":\($0)" } ?? ""), reason: PlainText.line(error.entryAndFact))
    }
  }
}
