/// Changes as `diff -u` shows them, and `patch` takes them.
///
/// The format is that of POSIX.1-2024, `diff`, "Diff -u or -U Output Format".
package enum UnifiedDiff {
  /// The diff of changes, in their order; empty where nothing changes.
  ///
  /// - Complexity: O(n · d) in the lines and the differing lines of each file; a file that is new is only copied.
  package static func text(of changes: [FileChange]) -> String { changes.map(text).joined() }

  private static func text(of change: FileChange) -> String {
    guard change.old != change.new else { return "" }
    guard let new = String(validating: change.new, as: UTF8.self),
      let old = String(validating: change.old ?? [], as: UTF8.self)
    else { return "Binary file \(change.path) is \(change.old == nil ? "new" : "changed")\n" }
    let header = "--- \(change.old == nil ? "/dev/null" : "a/" + change.path)\n+++ b/\(change.path)\n"
    let (left, right) = (lines(of: old), lines(of: new))
    return header + hunks(left, right).map { text(of: $0, left, right) }.joined()
  }

  /// The lines with what ends them, so that an unfinished last line differs from a finished one.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:)) ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func text(of hunk: [LineEdit], _ left: [Substring], _ right: [Substring]) -> String {
    let removed = hunk.filter { $0.left != nil }
    let added = hunk.filter { $0.right != nil }
    let ranges =
      "-\(range(removed.first?.left, removed.count, before: hunk[0].leftBefore)) "
      + "+\(range(added.first?.right, added.count, before: hunk[0].rightBefore))"
    return "@@ \(ranges) @@\n"
      + hunk.map { edit in
        switch (edit.left, edit.right) {
        case (let index?, nil): line("-", left[index])
        case (nil, let index?): line("+", right[index])
        case (let index?, _): line(" ", left[index])
        case (nil, nil): ""
        }
      }.joined()
  }

  private static func range(_ first: Int?, _ count: Int, before: Int) -> String {
    let start = first.map { $0 + 1 } ?? before
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func line(_ mark: String, _ text: Substring) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? mark + text : "\(mark)\(text)\n\\ No newline at end of file\n"
  }

  /// The edits in groups, each with three lines around that stay.
  private static func hunks(_ left: [Substring], _ right: [Substring]) -> [[LineEdit]] {
    let edits = LineEdit.edits(from: left, to: right)
    let changed = edits.indices.filter { edits[$0].left == nil || edits[$0].right == nil }
    var ranges: [Range<Int>] = []
    for index in changed {
      let around = max(0, index - 3)..<min(edits.count, index + 4)
      if let last = ranges.last, last.upperBound >= around.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
      } else {
        ranges.append(around)
      }
    }
    return ranges.map { Array(edits[$0]) }
  }
}
