/// What records declare, in words.
package enum RecordKindName {
  private static let names: [UInt16: (one: String, many: String)] = [
    1: ("adapter", "adapters"), 2: ("requirement", "requirements"), 3: ("component", "components"),
    4: ("module", "modules"), 5: ("handler", "handlers"), 6: ("adapter in C", "adapters in C"),
    7: ("requirement in C", "requirements in C"),
  ]

  /// The name of a kind.
  package static func name(_ kind: UInt16, isOne: Bool) -> String {
    guard let name = names[kind] else { return "record\(isOne ? "" : "s") of kind \(kind)" }
    return isOne ? name.one : name.many
  }
}
