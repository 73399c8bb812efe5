/// What decides whether an entry is the one that is used.
struct MatrixVariant {
  /// States of a mediator.
  let states: [String]
  /// The arm of an experiment, or the value of a setting.
  let choice: (key: String, value: String)?

  /// Reads `focusTitle, newPlayer=on`.
  init(_ text: String?) {
    let parts = text?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
    states = parts.filter { !$0.contains("=") }
    choice = parts.first { $0.contains("=") }.map { part in
      let equals = part.firstIndex(of: "=") ?? part.endIndex
      return (String(part[..<equals]), String(part[equals...].dropFirst()))
    }
  }
}
