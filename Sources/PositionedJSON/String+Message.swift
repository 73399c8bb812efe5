extension String {
  /// The text in a form for messages: in one line, without anything that a terminal acts on, and not endless.
  package var shownInMessage: String {
    let limit = 60
    let scalars = unicodeScalars.prefix(limit + 1)
    let shown = scalars.prefix(limit).reduce(into: "") { shown, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return scalars.count > limit ? shown + "…" : shown
  }
}
