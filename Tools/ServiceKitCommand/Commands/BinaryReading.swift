import LintEngine
import ObjectFiles
import ProductMap

/// Reads binaries that the command line names, all of them or a failure that says what is wrong with each that cannot be
/// read.
struct BinaryReading {
  /// Where paths begin.
  let folder: String

  /// Reads what is declared.
  ///
  /// - Parameter files: the paths as they were given, each with the name of its product.
  /// - Returns: for each file its contents, those of different architectures apart.
  /// - Throws: each file that cannot be read.
  func binaries(_ files: [(path: String, product: String)]) throws(LintFailure) -> [[InspectedBinary]] {
    var errors: [LintError] = []
    let binaries = files.map { path, product -> [InspectedBinary] in
      do throws(ObjectFileError) {
        let file = try FileBytes(path: FilePath.absolute(path, in: folder))
        return try BinaryReader.read(file, product: product, path: path)
      } catch {
        errors.append(LintError(error.description, path: TerminalText.escaped(path), waysOut: error.waysOut))
        return []
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return binaries
  }
}
