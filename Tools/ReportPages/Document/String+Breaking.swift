extension String {
  /// A path as HTML that may go on in the next line behind each slash, and before the last point.
  ///
  /// - Complexity: O(n).
  var breakablePathInHTML: String {
    let point = lastIndex(of: ".") ?? endIndex
    let name = String(self[..<point]).escapedForHTML.replacing("/", with: "/<wbr />")
    return point == endIndex ? name : name + "<wbr />" + String(self[point...]).escapedForHTML
  }

  /// A name as HTML that, where it is long, may go on in the next line at each of its words: `Article|Loading|Adapter`.
  ///
  /// - Complexity: O(n).
  var breakableNameInHTML: String {
    guard utf8.count > 14 else { return escapedForHTML }
    var parts: [Substring] = []
    var start = startIndex
    for (index, next) in zip(indices, indices.dropFirst()) {
      let (before, after) = (self[index], self[next])
      guard before.isLowercase && after.isUppercase || before == "." || before == "_" else { continue }
      parts.append(self[start..<next])
      start = next
    }
    parts.append(self[start...])
    return parts.map { String($0).escapedForHTML }.joined(separator: "<wbr />")
  }
}
