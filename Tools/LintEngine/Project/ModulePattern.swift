/// A module's name, or a pattern of such names: `*` stands for any letters.
package struct ModulePattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The name has a `*` in it.
  package var isPattern: Bool { text.utf8.contains(UInt8(ascii: "*")) }

  /// The module is one that the pattern describes.
  ///
  /// - Complexity: O(n · m) in the lengths of the name and of the pattern.
  package func matches(_ name: String) -> Bool {
    guard isPattern else { return text == name }
    let pattern = Array(text.utf8)
    let name = Array(name.utf8)
    var (read, index) = (0, 0)
    // Where the last star stands, and what it has taken so far: only the last one ever has to take more.
    var (star, taken) = (-1, 0)
    while index < name.count {
      if read < pattern.count, pattern[read] == UInt8(ascii: "*") {
        (star, taken) = (read, index)
        read += 1
      } else if read < pattern.count, pattern[read] == name[index] {
        read += 1
        index += 1
      } else if star >= 0 {
        taken += 1
        (read, index) = (star + 1, taken)
      } else {
        return false
      }
    }
    return pattern[read...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
