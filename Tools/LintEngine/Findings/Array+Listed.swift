extension [String] {
  /// `A`, `A and B`, `A, B and C`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
