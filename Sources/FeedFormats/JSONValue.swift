/// A value of JSON, with numbers as they are written.
indirect enum JSONValue {
  case text(String)
  case number(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// `true`, `false` or `null`, which no feed needs.
  case word

  /// The text, if it is one with something in it.
  var text: String? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// The digits of a number.
  var digits: String? {
    guard case .number(let digits) = self else { return nil }
    return digits
  }

  /// A number, also one that is written as a text.
  var number: Double? { (digits ?? text).flatMap(Double.init) }

  var list: [JSONValue]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  /// The member of an object with a name; nil where there is none, or no object.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }
}
