/// A number at each point in time; nil where nothing says it.
struct ReportSeries {
  let name: String
  let values: [Int?]
  /// How a value is written; a whole number if not given.
  var text: (Int) -> String = { NumberText.count($0) }

  var first: (index: Int, value: Int)? {
    values.firstIndex { $0 != nil }.map { ($0, values[$0] ?? 0) }
  }
  var last: (index: Int, value: Int)? {
    values.lastIndex { $0 != nil }.map { ($0, values[$0] ?? 0) }
  }
  var most: (index: Int, value: Int)? {
    values.indices.filter { values[$0] != nil }.max { (values[$0] ?? 0, $1) < (values[$1] ?? 0, $0) }
      .map { ($0, values[$0] ?? 0) }
  }

  /// How the last value differs from the first, as HTML: `−9 since 1.0`.
  func changeText(_ labels: [String]) -> String {
    guard let first, let last, first.index < last.index else {
      return self.last.map { "at \(labels[$0.index].escapedForHTML)" } ?? ""
    }
    let (difference, isOver) = last.value.subtractingReportingOverflow(first.value)
    let since = "since \(labels[first.index].escapedForHTML)"
    if difference == 0 { return "as at \(labels[first.index].escapedForHTML)" }
    let amount = isOver ? Int.max : Int(clamping: difference.magnitude)
    return (difference < 0 ? "\u{2193}\u{A0}" : "\u{2191}\u{A0}") + text(amount)
      + (difference < 0 ? " fewer " : " more ") + since
  }

  /// What a chart of it shows, in words, as HTML.
  func words(_ labels: [String]) -> String {
    guard let first, let last, let most else { return "\(name.escapedForHTML): nothing is known" }
    func at(_ place: (index: Int, value: Int)) -> String {
      "\(text(place.value)) at \(labels[place.index].escapedForHTML)"
    }
    if first.index == last.index { return "\(name.escapedForHTML): \(at(first))" }
    return "\(name.escapedForHTML): from \(at(first)) to \(at(last)), at most \(at(most))"
  }

  /// A line chart without words in it, so that it can have any width; it begins at 0 and ends at the largest value.
  ///
  /// - Parameter labels: one for each value.
  /// - Returns: an `svg` element with its text alternative; a dashed line leads over points where nothing is known.
  /// - Complexity: O(n).
  func chart(_ labels: [String]) -> String {
    let top = Double(max(1, most?.value ?? 1))
    var (lines, gaps, dots) = ("", "", "")
    var former: (index: Int, place: String)?
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let x = values.count > 1 ? Double(index) * 200 / Double(values.count - 1) : 100
      let place = "\(coordinate(x)) \(coordinate(46 - 42 * Double(value) / top))"
      if let former, former.index == index - 1 {
        lines += lines.hasSuffix(former.place) ? "L\(place)" : "M\(former.place)L\(place)"
      } else if let former {
        gaps += "M\(former.place)L\(place)"
      }
      dots += "M\(place)h0"
      former = (index, place)
    }
    let ways =
      [("base", "M-4 46H204"), ("gap", gaps), ("way", lines), ("dots", dots)].filter { !$0.1.isEmpty }
      .map { "<path class=\"\($0.0)\" d=\"\($0.1)\"></path>" }.joined()
    return """
      <svg class="line" viewBox="-4 0 208 50" preserveAspectRatio="none" role="img" aria-label="\(words(labels))">\(ways)</svg>
      """
  }

  /// A number with one digit behind the point.
  private func coordinate(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
