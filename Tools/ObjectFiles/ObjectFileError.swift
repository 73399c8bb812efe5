/// Why a file cannot be read as an executable or a library.
package struct ObjectFileError: Error, Hashable, CustomStringConvertible {
  /// The fact, in one line, without the file's name.
  package let description: String
  /// What can be done, each one line.
  package let waysOut: [String]

  package init(_ description: String, waysOut: [String] = []) {
    self.description = description
    self.waysOut = waysOut
  }

  /// A file of which a part is missing, or that contradicts itself.
  static func damaged(_ fact: String) -> ObjectFileError {
    ObjectFileError(fact, waysOut: ["Build the file anew, or copy it anew: it is damaged."])
  }
}
