import FeedReader
import Foundation
import ServiceKit

/// A file that assigns the variants of experiments, as `--experiments` names it.
struct AssignmentsFile {
  let path: String

  /// Reads the file and assigns what it says, all of it or nothing.
  ///
  /// - Throws: ``FileError`` with the path, and with line and column where the text is no JSON.
  func assign(to unit: String, among keys: [ExperimentKey]) throws {
    let bytes = try contents()
    do {
      let assignments = try JSONDecoder().decode(ExperimentAssignments.self, from: bytes)
      try Experiments.assign(assignments, unit: unit, among: keys)
    } catch let error as ExperimentAssignmentError {
      throw FileError(path: path, reason: error.description)
    } catch is DecodingError {
      throw FileError(path: path + Self.place(of: bytes), reason: "is not well-formed JSON")
    }
  }

  private func contents() throws -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      throw FileError(path: path, code: Int32(truncatingIfNeeded: (cause as NSError).code))
    }
  }

  /// `:line:column` of the first fault; the decoder does not say it, the serialisation does, in its text only.
  private static func place(of bytes: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
      return ""
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      return text.firstMatch(of: /line (\d+), column (\d+)/).map { ":\($0.1):\($0.2)" } ?? ""
    }
  }
}
