/// Makes text from outside safe to put on a terminal, into a playlist or into a file.
///
/// Removed are control characters (C0, DEL, C1), terminal escape sequences as a whole (ECMA-48: CSI, OSC and the other
/// control strings), bidirectional controls (Unicode Annex 9), invisible format characters that can hide text, and line
/// and paragraph separators. Zero-width joiners and variation selectors stay: scripts and emoji need them.
public enum PlainText {
  /// The text on a single line: every run of white space and line breaks is one space, none at either end.
  ///
  /// - Complexity: O(n) in the bytes of the text.
  public static func line(_ text: String) -> String {
    var cleaner = PlainTextCleaner(keepsLines: false)
    return cleaner.clean(text)
  }

  /// The text with its line breaks: lines without trailing white space, at most one empty line between two others,
  /// none at either end.
  ///
  /// - Complexity: O(n) in the bytes of the text.
  public static func lines(_ text: String) -> String {
    var cleaner = PlainTextCleaner(keepsLines: true)
    return cleaner.clean(text)
  }
}
