/// A file that is to be made, or one that is to be changed.
package struct FileChange: Hashable, Sendable {
  /// From the root, with `/`.
  package var path: String
  /// What is in the file now; nil where there must be none.
  package var old: [UInt8]?
  package var new: [UInt8]

  /// A file that is to be made.
  package init(path: String, text: String) {
    self.init(path: path, old: nil, new: Array(text.utf8))
  }

  package init(path: String, old: [UInt8]?, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
