/// Why a file cannot be read as an executable or a library.
package struct ObjectFileError: Error, Hashable, CustomStringConvertible {
  /// The fact, in one line, without the file's name.
  package let description: String

  package init(_ description: String) { self.description = description }
}
