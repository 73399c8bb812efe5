/// The files that a list of patterns describes; `@Files.txt` stands for the paths in a file.
struct SourceList {
  /// An entry of the list, and the paths that it describes.
  struct Entry {
    let text: String
    /// Sorted.
    let paths: [String]
  }

  let entries: [Entry]

  /// Every path that some entry describes.
  var paths: Set<String> { Set(entries.flatMap(\.paths)) }

  /// Looks for the files.
  ///
  /// - Parameters:
  ///   - texts: the entries.
  ///   - files: the files that there are, sorted.
  ///   - reader: reads lists of paths.
  /// - Throws: lists that cannot be read, and paths in them that there are not.
  init(_ texts: [String], among files: [String], reading reader: SourceReader) throws(LintFailure) {
    var errors: [LintError] = []
    var known: Set<String>?
    entries = texts.map { text in
      guard text.hasPrefix("@") else {
        let pattern = FilePattern(text)
        return Entry(text: text, paths: files.filter(pattern.matches))
      }
      let all = known ?? Set(files)
      known = all
      do throws(LintError) {
        return Entry(text: text, paths: try Self.listed(String(text.dropFirst()), among: all, reader, &errors))
      } catch {
        errors.append(error)
        return Entry(text: text, paths: [])
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
  }

  /// A path in each line; what is behind a `#` at the beginning is a remark.
  private static func listed(
    _ list: String, among files: Set<String>, _ reader: SourceReader, _ errors: inout [LintError]
  ) throws(LintError) -> [String] {
    let file = try reader.file(list)
    let lines = LineTable(file.bytes)
    var paths: [String] = []
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      let trimmed = text.drop { $0.isWhitespace }
      guard let end = trimmed.lastIndex(where: { !$0.isWhitespace }), !trimmed.hasPrefix("#") else { continue }
      var path = trimmed[...end]
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      if files.contains(String(path)) {
        paths.append(String(path))
      } else if SourceKind.isSource(String(path)) {
        errors.append(
          LintError("there is no file '\(path)'", path: list, position: lines.position(range.lowerBound)))
      }
    }
    return paths.sorted()
  }
}
