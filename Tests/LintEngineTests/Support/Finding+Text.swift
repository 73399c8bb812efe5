@testable import LintEngine

extension Finding {
  /// Everything that a reader of the finding sees, for tests of whole messages.
  var wholeText: String {
    let first = "\(place.path):\(place.position.line): \(severity.rawValue): \(message) (\(rule))"
    let related = related.map { "\($0.place.path):\($0.place.position.line): \($0.message)" }
    return ([first] + related + waysOut + ["in \(products)", "key \(subject) @ \(context)"]).joined(separator: "\n")
  }
}
