extension JSONNode {
  /// The text.
  ///
  /// - Throws: that something else is here.
  public func string() throws(JSONError) -> String {
    guard kind == .text else { throw expected("a text") }
    return text
  }

  /// The truth value.
  ///
  /// - Throws: that something else is here.
  public func bool() throws(JSONError) -> Bool {
    guard kind == .truthValue else { throw expected("true or false") }
    return text == "true"
  }

  /// The whole number, which may be written as `2.0` or `2e3`.
  ///
  /// - Parameters:
  ///   - type: the type of the number.
  ///   - range: the numbers that are allowed.
  /// - Returns: the number.
  /// - Throws: that something else is here, and what is allowed.
  public func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, in range: ClosedRange<Number> = Number.min...Number.max
  ) throws(JSONError) -> Number {
    if kind == .number, let number = wholeNumber(type), range.contains(number) { return number }
    let isWhole = kind == .number && Double(text).map { $0 == $0.rounded() } ?? false
    let saysRange = isWhole || range != Number.min...Number.max
    throw expected(saysRange ? "a whole number from \(range.lowerBound) to \(range.upperBound)" : "a whole number")
  }

  /// The number.
  ///
  /// - Throws: that something else is here, or a number that is too large.
  public func number() throws(JSONError) -> Double {
    guard kind == .number, let number = Double(text) else { throw expected("a number") }
    guard number.isFinite else { throw expected("a number of at most \(Double.greatestFiniteMagnitude)") }
    return number
  }

  /// The values of the list.
  ///
  /// - Throws: that something else is here.
  public func list() throws(JSONError) -> [JSONNode] {
    guard kind == .list else { throw expected("a list") }
    return items
  }

  /// The members of the object.
  ///
  /// - Parameter known: the keys that it may have; nil for any.
  /// - Returns: the members, in the order of the text.
  /// - Throws: that something else is here, or a key that is not known, with those that may have been meant.
  public func object(known: [String]? = nil) throws(JSONError) -> [JSONMember] {
    guard kind == .object else { throw expected("an object") }
    if let known, let unknown = unknownKeys(known: known).first { throw unknown }
    return members
  }

  /// The value of a key of the object.
  ///
  /// - Throws: that something else is here, or no such key.
  public func member(_ key: String) throws(JSONError) -> JSONNode {
    guard kind == .object else { throw expected("an object") }
    guard let value = self[key] else { throw error("there is no '\(key)'") }
    return value
  }

  /// An error at each key of the object that is not known, with those that may have been meant.
  ///
  /// - Parameter known: the keys that it may have.
  /// - Returns: the errors, in the order of the text.
  /// - Complexity: O(n) in the members, and O(n · m) in the letters of unknown and known keys.
  public func unknownKeys(known: [String]) -> [JSONError] {
    let names = Set(known)
    return members.filter { !names.contains($0.name) }.map { member in
      JSONError(
        position: member.key.position, path: path,
        fact: "unknown key '\(member.name.shownInMessage)'; \(NearNames(member.name, among: known).suggestion)")
    }
  }

  // MARK: - Numbers

  private func wholeNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    if let number = Number(text) { return number }
    // Beyond this not every whole number is a Double, and what was read may be another than was written.
    guard let number = Double(text), number.magnitude <= 0x1p53 else { return nil }
    return Number(exactly: number)
  }

  /// That something else was expected here, with what there is.
  func expected(_ wanted: String) -> JSONError { error("expected \(wanted), found \(found)") }

  private var found: String {
    guard tree.showsValues else { return kind == .truthValue ? "a truth value" : kind.words }
    return switch kind {
    case .text: "the text '\(text.shownInMessage)'"
    case .number, .truthValue, .null: text.shownInMessage
    case .list, .object: kind.words
    }
  }
}
