/// Why a text is no link that is read; nothing of the text is in it.
public struct LinkSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte of the text, from 0; nil where the fault is in no one byte.
  public let offset: Int?
  /// What is wrong, and what would be right.
  public let fact: String

  init(_ fact: String, at offset: Int? = nil) {
    self.offset = offset
    self.fact = fact
  }

  /// Place and fact in one line: `byte 12: a space is not allowed; …`.
  public var description: String { offset.map { "byte \($0): \(fact)" } ?? fact }
}
