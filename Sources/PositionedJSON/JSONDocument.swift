/// A JSON text (RFC 8259) that was read strictly, with the place of everything in it.
///
/// Foundation's readers give no places, let a key pass that an object has twice, and accept what RFC 8259 does not, such as
/// a comma before a closing bracket. This module is for those three, for files that people write and that a program must
/// trust; everything else is left to others.
///
/// It is UTF-8; a byte order mark at the beginning is passed over. Keys are the same when Swift's `String`s are, which also
/// holds for two spellings of one letter.
public struct JSONDocument: Sendable {
  /// The value that the text is.
  public let root: JSONNode

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - limits: how much is read.
  ///   - showsValues: errors show the values that they are about; false for texts whose values must not get into logs.
  ///   - repeatedKeys: gets every key that an object has twice, in the order of the text, in place of an error that ends
  ///     the reading; lookups find the first of both.
  /// - Throws: the first fault of the text: too long, no UTF-8, no JSON (with what was expected and found), text after the
  ///   value, too deep, half of a UTF-16 pair, more than 30 combining characters in a row, or a key twice (with both places).
  /// - Complexity: O(n) in the bytes; the stack does not depend on the text.
  public init(
    _ text: some Collection<UInt8>, limits: JSONLimits = JSONLimits(), showsValues: Bool = true,
    repeatedKeys: ((JSONError) -> Void)? = nil
  ) throws(JSONError) {
    // Of a text that is too long no more is copied than shows that it is.
    let bytes = Array(text.prefix(limits.maximumBytes + 1))
    root = try withoutActuallyEscaping(repeatedKeys ?? { _ in }) { report throws(JSONError) in
      var parser = JSONParser(
        bytes, limits: limits, showsValues: showsValues, repeatedKeys: repeatedKeys == nil ? nil : report)
      return JSONNode(tree: try parser.parse(), index: 0)
    }
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - limits: how much is read.
  /// - Throws: the first fault of the text.
  /// - Complexity: O(n) in the bytes.
  public init(_ text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(text.utf8, limits: limits)
  }
}
