/// What a comparison says in words, whatever the form.
extension MatrixComparison {
  /// How many differences there are, in one sentence.
  package var summary: String {
    guard !isEmpty else { return "\(before) and \(after) agree." }
    let counts = MatrixDifference.Change.allCases.compactMap { change -> String? in
      let count = differences.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }
    return "\(Matrix.number(differences.count, "difference")) between \(before) and \(after): "
      + counts.joined(separator: ", ") + "."
  }

  /// What was not taken for a difference, a sentence each.
  package var notes: [String] {
    var notes: [String] = []
    if moved > 0 {
      notes.append("\(Matrix.number(moved, "declaration")) moved within the file, which is no difference.")
    }
    if matchedByHint > 0 {
      notes.append(
        "\(Matrix.number(matchedByHint, "declaration")) \(matchedByHint == 1 ? "has" : "have") a record without a "
          + "description on the other side.")
    }
    if foreign > 0 {
      notes.append(
        "\(Matrix.number(foreign, "declaration")) of other projects' modules \(foreign == 1 ? "is" : "are") left out.")
    }
    if !withoutBinary.isEmpty { notes.append("There is no binary of \(withoutBinary.joined(separator: ", ")).") }
    return notes
  }
}

extension MatrixDifference {
  /// What it is about: `PlaybackAdapter in Lite`.
  package var title: String { name.map { "\($0) in \(product)" } ?? product }

  /// The sign of the change: `+`, `-` or `~`.
  package var sign: String {
    switch change {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

extension MatrixDifference.Side {
  /// The words and the place.
  package var line: String { place.map { "\(text), \($0.text)" } ?? text }
}
