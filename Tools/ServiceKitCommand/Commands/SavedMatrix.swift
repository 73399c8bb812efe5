import Foundation
import LintEngine
import ProductMap

/// Reads a matrix that was saved.
enum SavedMatrix {
  private struct Version: Decodable { let schemaVersion: Int }

  /// Reads a file that `matrix --format json` wrote.
  ///
  /// - Throws: that it is none, or one of another version of the tool.
  static func matrix(_ bytes: [UInt8], path: String) throws(LintFailure) -> Matrix {
    let way = "Write it anew: servicekit matrix --format json > \(path)"
    let data = Data(bytes)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw LintFailure("this is no file that 'servicekit matrix --format json' wrote", path: path, waysOut: [way])
    }
    guard version.schemaVersion == Matrix.currentSchemaVersion else {
      throw LintFailure(
        "the matrix has layout \(version.schemaVersion), and this version reads layout \(Matrix.currentSchemaVersion)",
        path: path, waysOut: [way])
    }
    guard let matrix = try? JSONDecoder().decode(Matrix.self, from: data), matrix.isRectangular else {
      throw LintFailure("the matrix cannot be read", path: path, waysOut: [way])
    }
    return matrix
  }
}
