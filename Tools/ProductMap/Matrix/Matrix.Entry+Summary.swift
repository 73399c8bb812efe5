extension Matrix.Entry {
  /// What is said of it besides its name and its place, in the order in which it is shown.
  package var details: [String] {
    var details: [String] = []
    if isRegistered { details.append("registered when it runs") } else if let scope { details.append(scope) }
    if let host { details.append("for \(host)") }
    if let variant { details.append("where \(variant)") }
    if let policy { details.append("policy \(policy)") }
    if let gate { details.append("behind \(gate)") }
    if let written { details.append("as \(written)") }
    if isConditional { details.append("in some builds") }
    return details
  }

  /// The name and the details, with commas between them.
  package var summary: String { ([name] + details).joined(separator: ", ") }
}
