/// The number by which a lookup finds the few records that can be meant, without running any accessor.
///
/// A hint is made from the bare names of the protocols in a type, by the macro from syntax and by a lookup from the
/// type's name at run time. Two different protocols may share one: it only narrows, identity stays the type. An alias
/// gives another hint than its protocol, which costs the first such lookup a pass over all records.
public enum RecordHint {
  /// The hint of a record that does not say what it is for; it is looked at by every lookup.
  public static let unknown: UInt32 = 0

  /// The hint of a type that is written or printed as `text`: `any P`, `(any A.P & Q)`, `A.P`, `P & Q`.
  ///
  /// The order of a composition does not matter; marker protocols and `AnyObject` do not count.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func hint(ofType text: some StringProtocol) -> UInt32 {
    var sum: UInt32 = 0
    for member in text.split(separator: "&") {
      let name = bareName(member)
      guard !name.isEmpty, !ignored.contains(name) else { continue }
      sum = sum &+ FNV1a.hash32(name.utf8)
    }
    return sum
  }

  private static let ignored: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "Any",
  ]

  /// The last component of a possibly qualified, parenthesised protocol name, without `any` and backticks.
  ///
  /// The runtime prints the spaces of a raw identifier as no-break spaces, and the optimiser, where it puts a name in place
  /// of a call, prints a private `P` as `(P in _0123456789ABCDEF0123456789ABCDEF)`.
  private static func bareName(_ member: some StringProtocol) -> String {
    let plain = member.compactMap { character -> Character? in
      if "()`".contains(character) { return nil }
      return character.isNewline || character == "\u{a0}" ? " " : character
    }
    var name = plain.drop { $0 == " " }
    if name.starts(with: "any ") { name = name.dropFirst(4) }
    if let separator = name.lastIndex(where: { $0 == "." || $0 == ":" }) { name = name[(separator + 1)...] }
    name = name.drop { $0 == " " }
    while name.last == " " { name.removeLast() }
    return String(withoutDiscriminator(name))
  }

  private static func withoutDiscriminator(_ name: ArraySlice<Character>) -> ArraySlice<Character> {
    let (separator, digits) = (" in _", 32)
    let rest = name.dropLast(digits)
    guard rest.count > separator.count, rest.suffix(separator.count).elementsEqual(separator),
      name.suffix(digits).allSatisfy(\.isHexDigit)
    else { return name }
    return rest.dropLast(separator.count)
  }
}
