/// The files of an example in a rule's description.
///
/// Lines `//// path` begin files. An example without such a line is one file; where it has to be somewhere, a Swift file of
/// shared code.
package struct RuleExample: Sendable {
  /// A file; its path is nil where the example has only one and does not say where.
  package struct File: Hashable, Sendable {
    package var path: String?
    package var text: String
  }

  package let files: [File]

  /// Parts an example.
  package init(_ text: String) {
    var files: [(path: String?, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//// ") {
        files.append((String(line.dropFirst(5)), []))
      } else {
        if files.isEmpty { files.append((nil, [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    self.files = files.map { File(path: $0.path, text: $0.lines.joined(separator: "\n")) }
  }
}
