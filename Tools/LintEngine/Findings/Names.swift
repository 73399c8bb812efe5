/// Names in messages.
enum Names {
  /// Each in quotation marks: `'A'`, `'A' and 'B'`, `'A', 'B' and 'C'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}
