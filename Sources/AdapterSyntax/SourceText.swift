internal import SwiftParser
public import SwiftSyntax

/// The text of syntax as our constants and messages show it.
public enum SourceText {
  /// The tokens on one line, without comments.
  public static func oneLine(_ node: some SyntaxProtocol) -> String {
    var result = ""
    var hadSpace = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, hadSpace || !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      hadSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// A name as the runtime prints it: without backticks, unless the name is none without them.
  public static func name(_ token: TokenSyntax) -> String {
    // Most names have no backticks, and whether one needs them is asked by parsing it.
    guard token.text.utf8.first == UInt8(ascii: "`") else { return token.text }
    let bare = token.text.filter { $0 != "`" }
    return isPlainIdentifier(bare) ? bare : token.text
  }

  /// The name needs no backticks, or would need them only for being a keyword.
  static func isPlainIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return "_\(name)".isValidSwiftIdentifier(for: .variableName)
  }
}
