extension Matrix.Entry {
  /// What is said of it besides its name and its place, in the order in which it is shown.
  package var details: [String] {
    var details = declared
    if isRegistered { details.replaceSubrange(0..<min(1, details.count), with: ["registered when it runs"]) }
    if let written { details.append("as \(written)") }
    if isConditional { details.append("in some builds") }
    return details
  }

  /// The name and what its declaration says, with commas between them: what two matrices agree or differ in.
  package var summary: String { ([name] + declared).joined(separator: ", ") }

  private var declared: [String] {
    [
      scope, host.map { "for \($0)" }, variant.map { "where \($0)" }, policy.map { "policy \($0)" },
      gate.map { "behind \($0)" },
    ].compactMap(\.self)
  }
}
