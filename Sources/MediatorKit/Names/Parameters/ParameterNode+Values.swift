extension ParameterNode {
  /// The value as a type that is written as one text, number or truth value; nil for types that decode themselves.
  ///
  /// - Throws: what is wrong with the value, without the value.
  func plain(_ type: any Decodable.Type) throws(ParameterFault) -> Any? {
    // Comparing types costs next to nothing, asking for a conformance a table: so what is usual comes first.
    if type == String.self { return try text() }
    if type == Int.self { return try whole(Int.self) }
    if type == Bool.self { return try truthValue() }
    if type == Double.self { return try number(Double.self) }
    if type == Float.self { return try number(Float.self) }
    return try (type as? any FixedWidthInteger.Type).map { type throws(ParameterFault) in try whole(type) }
  }

  /// The one text of a link; nil for a value that was given by name.
  private func written() throws(ParameterFault) -> String? {
    guard case .written(let texts) = self else { return nil }
    guard texts.count == 1, let first = texts.first else {
      throw ParameterFault("is there \(texts.count) times, and one is expected")
    }
    guard let text = first else { throw ParameterFault("has no value; '=' is missing") }
    return text
  }

  private func text() throws(ParameterFault) -> String {
    if let text = try written() { return text }
    guard case .value(.text(let text)) = self else { throw expected("a text") }
    return text
  }

  private func truthValue() throws(ParameterFault) -> Bool {
    switch try written() {
    case "true": return true
    case "false": return false
    case .some: throw ParameterFault("is neither 'true' nor 'false'")
    case nil: break
    }
    guard case .value(.truthValue(let value)) = self else { throw expected("a truth value") }
    return value
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws(ParameterFault) -> Any {
    var wanted: String { "a whole number from \(Number.min) to \(Number.max)" }
    let number: Number?
    switch self {
    case .written: number = try written().flatMap { PlainNumber.whole($0, type) }
    case .value(.integer(let value)): number = Number(exactly: value)
    // Beyond this not every whole number is a Double, and what was meant may be another.
    case .value(.number(let value)): number = value.magnitude <= 0x1p53 ? Number(exactly: value) : nil
    case .value: throw expected(wanted)
    }
    guard let number else { throw ParameterFault("is not \(wanted)") }
    return number
  }

  private func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type
  ) throws(ParameterFault) -> Number {
    let number: Number?
    switch self {
    case .written: number = try written().flatMap { PlainNumber.decimal($0, type) }
    case .value(.integer(let value)): number = Number(value)
    case .value(.number(let value)): number = Number(value)
    case .value: throw expected("a number")
    }
    guard let number, number.isFinite else {
      throw ParameterFault("is not a number of at most \(Number.greatestFiniteMagnitude)")
    }
    return number
  }

  /// That something else was expected.
  func expected(_ wanted: String) -> ParameterFault { ParameterFault("is \(kind), and \(wanted) is expected") }
}

/// Numbers as links write them: with ASCII digits, without a plus sign, spaces, or words like `nan`.
enum PlainNumber {
  /// A whole number; nil for anything else.
  static func whole<Number: FixedWidthInteger>(_ text: String, _ type: Number.Type) -> Number? {
    text.utf8.first == UInt8(ascii: "+") ? nil : Number(text)
  }

  /// A number, written as JSON writes one but for zeros in front; nil for anything else, and for one that is not finite.
  static func decimal<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String, _ type: Number.Type
  ) -> Number? {
    var rest = text.utf8[...]
    func digits() -> Bool {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    guard digits() else { return nil }
    if take("."), !digits() { return nil }
    if take("eE") {
      _ = take("+-")
      guard digits() else { return nil }
    }
    guard rest.isEmpty, let number = Number(text), number.isFinite else { return nil }
    return number
  }
}
