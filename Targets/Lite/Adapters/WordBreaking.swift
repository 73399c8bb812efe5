import LiteText
import ServiceKit

/// Finds the place where a text is cut; only Lite cuts texts.
protocol WordBreaking: AnyObject, Sendable {
  /// The text before its last white space; nil where it has none.
  func beforeLastBreak(in text: Substring) -> Substring?
}

/// Has it done by the C adapter of this product.
@Adapter((any WordBreaking).self)
final class CWordBreaking: WordBreaking {
  private let words: CAdapter<word_breaking_functions>

  init(_ words: CAdapter<word_breaking_functions>) {
    self.words = words
  }

  static func lazyRegister() throws -> CWordBreaking? {
    try AdapterRegistry.main.cAdapter(WORD_BREAKING_SERVICE, functions: word_breaking_functions.self)
      .map(CWordBreaking.init)
  }

  func beforeLastBreak(in text: Substring) -> Substring? {
    var text = text
    let (length, offset) = text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      return (bytes.count, unsafe words.functions.last_break?(words.instance, start, bytes.count) ?? bytes.count)
    }
    guard offset < length else { return nil }
    return text[..<text.utf8.index(text.startIndex, offsetBy: offset)]
  }
}
