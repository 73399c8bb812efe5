/// One step from a text to another: a line that stays, goes or comes.
struct LineEdit: Hashable {
  /// The line of the old text; nil for one that comes.
  var left: Int?
  /// The line of the new text; nil for one that goes.
  var right: Int?
  /// How many lines of either text are before this step.
  var leftBefore: Int
  var rightBefore: Int

  /// The fewest steps that lead from one text to another.
  ///
  /// Common beginnings and ends are set aside; between them the standard library's `difference(from:)` is asked, which is the
  /// algorithm of Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
  ///
  /// - Complexity: O(n · d) in the lines and the lines that differ.
  static func edits(from left: [Substring], to right: [Substring]) -> [LineEdit] {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in right[start..<(right.count - end)].difference(from: left[start..<(left.count - end)]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var edits: [LineEdit] = []
    var (old, new) = (0, 0)
    while old < left.count || new < right.count {
      let goes = removed.contains(old)
      let comes = !goes && inserted.contains(new)
      edits.append(
        LineEdit(left: comes ? nil : old, right: goes ? nil : new, leftBefore: old, rightBefore: new))
      if !comes { old += 1 }
      if !goes { new += 1 }
    }
    return edits
  }
}
