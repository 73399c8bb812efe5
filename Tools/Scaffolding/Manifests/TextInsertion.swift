/// Text that is put into another; nothing of the other changes.
package struct TextInsertion: Hashable, Sendable {
  /// Where it goes, in bytes from the start.
  package let offset: Int
  package let text: String
}

extension [TextInsertion] {
  /// The text with the insertions in it; those of one place keep their order.
  ///
  /// - Parameter text: what they were made for.
  /// - Returns: the longer text.
  /// - Complexity: O(n + m log m) in the bytes and the insertions.
  package func applied(to text: String) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    for (_, insertion) in ordered {
      result += bytes[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
