import Foundation
import LintEngine

/// The file in which the facts of a module go from one step to the other.
enum FactsFile {
  private struct Version: Decodable { let schemaVersion: Int }

  /// The text of the file: sorted keys, one line feed at its end.
  static func text(of facts: ModuleFacts) throws(LintFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The error of the encoder shows all facts.
    guard let data = try? encoder.encode(facts) else {
      throw LintFailure("the facts of '\(facts.module)' cannot be written")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a file.
  ///
  /// - Throws: that it is none, or one of another version of the tool.
  static func facts(_ bytes: [UInt8], path: String) throws(LintFailure) -> ModuleFacts {
    let way = "Write it anew with 'servicekit facts' of this version."
    let data = Data(bytes)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw LintFailure("this is no file that 'servicekit facts' wrote", path: path, waysOut: [way])
    }
    guard version.schemaVersion == ModuleFacts.currentSchemaVersion else {
      throw LintFailure(
        "the facts have layout \(version.schemaVersion), and this version reads layout \(ModuleFacts.currentSchemaVersion)",
        path: path, waysOut: [way])
    }
    do {
      return try JSONDecoder().decode(ModuleFacts.self, from: data)
    } catch {
      throw LintFailure("the facts cannot be read", path: path, waysOut: [way])
    }
  }
}
