import Foundation

/// Several files in one text: each begins with a line `//// path`.
///
/// A comment at the end of a line, `// expect: RULE`, marks a line on which a rule must find something; two rules are
/// separated by a comma, and a rule that must find two things there is written twice.
struct SourceBundle {
  /// A finding that is marked.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let line: Int
    let rule: String

    var description: String { "\(path):\(line): \(rule)" }

    static func < (left: Mark, right: Mark) -> Bool {
      (left.path, left.line, left.rule) < (right.path, right.line, right.rule)
    }
  }

  private(set) var files: [(path: String, text: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//// ") {
        files.append((String(line.dropFirst(5)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
  }

  /// The marks, sorted.
  var marks: [Mark] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        guard let range = line.range(of: "// expect: ") else { return [Mark]() }
        return line[range.upperBound...].split(separator: ",").map {
          Mark(path: file.path, line: index + 1, rule: $0.filter { $0 != " " })
        }
      }
    }.sorted()
  }
}
