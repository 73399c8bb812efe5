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

  /// `:line:column` of the first fault, in characters from 1.
  ///
  /// The decoder does not say it; the serialisation does, as an offset in its text, or as the end of the file.
  private static func place(of bytes: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
      return ""
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let offset = text.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) } ?? bytes.count
      let before = String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      return ":\(lines.count):\((lines.last?.count ?? 0) + 1)"
    }
  }
}
