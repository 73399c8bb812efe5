internal import SwiftSyntax

extension ManifestSource {
  /// Insertions that add elements to the end of an array literal.
  ///
  /// They go behind the last element and the comments that follow it. An array over several lines stays one, and has a comma
  /// behind its last element if it had one before; one in a line stays in it.
  ///
  /// - Parameters:
  ///   - array: the array.
  ///   - texts: makes each element, given the indentation of its lines.
  /// - Returns: one for the comma that is missing, and one for the elements.
  /// - Complexity: O(n) in the bytes of the lines around.
  func insertions(into array: ArrayExprSyntax, _ texts: [(_ indent: String) -> String]) -> [TextInsertion] {
    guard !texts.isEmpty else { return [] }
    let closing = array.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(text.utf8)
    guard let last = array.elements.last else { return insertions(intoEmpty: array, bytes, closing, texts) }
    let end = (last.trailingComma?.endPositionBeforeTrailingTrivia ?? last.expression.endPositionBeforeTrailingTrivia)
      .utf8Offset
    let comma = last.trailingComma == nil ? "," : ""
    guard let lineBreak = Self.lineBreak(before: closing, in: bytes), lineBreak >= end else {
      let items = inline(texts, behind: last, in: bytes)
      return [TextInsertion(offset: end, text: comma + items)]
    }
    let indent = indent(behind: last, orLineAt: closing, in: bytes)
    let items = texts.map { style.newline + indent + $0(indent) }.joined(separator: ",")
    let keepsComma = comma.isEmpty || array.elements.count == 1 && style.usesTrailingCommas
    let rows = TextInsertion(offset: lineBreak, text: items + (keepsComma ? "," : ""))
    return comma.isEmpty ? [rows] : [TextInsertion(offset: end, text: comma), rows]
  }

  /// Elements behind the last one where the bracket follows in the same line: in this line if they fit into one each.
  private func inline(
    _ texts: [(String) -> String], behind last: ArrayElementSyntax, in bytes: [UInt8]
  ) -> String {
    let start = last.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let indent = indent(behind: last, orLineAt: start, in: bytes)
    let items = texts.map { $0(indent) }
    let isShort = items.allSatisfy { !$0.contains(style.newline) }
    return items.map { (isShort ? " " : style.newline + indent) + $0 }.joined(separator: ",")
  }

  /// The indentation of the last element where it begins its line, or one step more than a line has.
  private func indent(behind last: ArrayElementSyntax, orLineAt offset: Int, in bytes: [UInt8]) -> String {
    let start = last.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    return Self.isFirstInLine(start, in: bytes)
      ? Self.indent(ofLineAt: start, in: bytes) : Self.indent(ofLineAt: offset, in: bytes) + style.unit
  }

  private func insertions(
    intoEmpty array: ArrayExprSyntax, _ bytes: [UInt8], _ closing: Int, _ texts: [(String) -> String]
  ) -> [TextInsertion] {
    let outer = Self.indent(ofLineAt: closing, in: bytes)
    let indent = outer + style.unit
    let items = texts.map { style.newline + indent + $0(indent) }.joined(separator: ",") + (texts.count > 1 ? "," : "")
    let opening = array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset
    if let lineBreak = Self.lineBreak(before: closing, in: bytes), lineBreak >= opening {
      return [TextInsertion(offset: lineBreak, text: items)]
    }
    return [TextInsertion(offset: closing, text: items + style.newline + outer)]
  }

  /// Insertions that make a target depend on more.
  ///
  /// - Parameters:
  ///   - dependencies: what is added; what the target depends on already is left out.
  ///   - target: the name of the target.
  /// - Returns: nil where the target's row does not say literally on what it depends.
  func insertions(of dependencies: [TargetDependency], into target: String) -> [TextInsertion]? {
    guard let call = targetCall(target), let known = dependencyNames(of: target) else { return nil }
    let missing = dependencies.filter { !known.contains($0.name) }
    guard !missing.isEmpty else { return [] }
    if let array = Self.argument("dependencies", of: call)?.as(ArrayExprSyntax.self) {
      return insertions(into: array, missing.map { dependency in { _ in dependency.text } })
    }
    guard let name = Self.argument("name", of: call) else { return nil }
    let list = missing.map(\.text).joined(separator: ", ")
    return [
      TextInsertion(
        offset: name.endPositionBeforeTrailingTrivia.utf8Offset, text: ", dependencies: [\(list)]")
    ]
  }

  // MARK: - Lines

  /// The offset of the line break before a place, where nothing but spaces is between.
  private static func lineBreak(before offset: Int, in bytes: [UInt8]) -> Int? {
    var position = offset
    while position > 0, bytes[position - 1] == UInt8(ascii: " ") || bytes[position - 1] == UInt8(ascii: "\t") {
      position -= 1
    }
    guard position > 0, bytes[position - 1] == UInt8(ascii: "\n") else { return nil }
    return position > 1 && bytes[position - 2] == UInt8(ascii: "\r") ? position - 2 : position - 1
  }

  private static func isFirstInLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == 0 || lineBreak(before: offset, in: bytes) != nil
  }

  private static func indent(ofLineAt offset: Int, in bytes: [UInt8]) -> String {
    let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }
}
