/// The order of versions and days by their names: numbers in them count as numbers, so that 1.9 comes before 1.10.
package enum VersionOrder {
  /// The first comes before the second.
  ///
  /// - Complexity: O(n) in the letters.
  package static func precedes(_ first: String, _ second: String) -> Bool {
    var left = first.unicodeScalars[...], right = second.unicodeScalars[...]
    while let one = left.first, let other = right.first {
      if isDigit(one), isDigit(other) {
        let (number, next) = (digits(of: &left), digits(of: &right))
        if number.count != next.count { return number.count < next.count }
        if number != next { return number.lexicographicallyPrecedes(next) }
      } else {
        if one != other { return one < other }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    return first < second
  }

  /// The version or the day in the name of a file: `v1.2` of `lint-v1.2.json`; nil where there is none.
  ///
  /// - Complexity: O(n).
  package static func label(inFileName name: String) -> String? {
    let pattern = /(?:^|[-_.\ ])(v?[0-9]+(?:[._-][0-9]+)*(?:[.-]?(?:alpha|beta|rc|pre)[.-]?[0-9]*)?)(?:$|[-_.\ ])/
    return name.firstMatch(of: pattern).map { String($0.output.1) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Takes the digits from the beginning of a text.
  ///
  /// - Returns: them without zeros before the first other digit.
  private static func digits(of text: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return Array(digits.drop { $0 == "0" })
  }
}
