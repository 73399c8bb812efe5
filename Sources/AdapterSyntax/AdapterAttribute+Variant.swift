internal import SwiftParser
public import SwiftSyntax

extension AdapterAttribute {
  /// The arm of an experiment, as written.
  public struct Variant {
    /// The whole expression.
    public let expression: ExprSyntax
    /// The key, such as `.autoplay`.
    public let key: String
    /// The arm, such as `on`.
    public let arm: String

    /// The last component of the key, and the arm: `autoplay=on`.
    public var label: String { "\(key.split(separator: ".").last ?? "")=\(arm)" }

    /// Reads `(.autoplay, "on")`; nil for anything that is not written out like that.
    public init?(_ expression: ExprSyntax) {
      guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 2,
        let key = tuple.elements.first?.expression.as(MemberAccessExprSyntax.self),
        let arm = tuple.elements.last?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return nil }
      self.expression = expression
      self.key = SourceText.oneLine(key)
      self.arm = arm
    }
  }
}
