import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// Syntax from a line of source.
enum Parsed {
  static func declaration(_ source: String) -> DeclSyntax { "\(raw: source)" }

  static func expression(_ source: String) -> ExprSyntax { "\(raw: source)" }

  static func type(_ source: String) -> TypeSyntax { "\(raw: source)" }

  static func attribute(_ source: String) -> AttributeSyntax { "\(raw: source)" }

  /// The declaration group that a line of source declares.
  static func group(_ source: String) throws -> any DeclGroupSyntax {
    guard let group = declaration(source).asProtocol((any DeclGroupSyntax).self) else { throw NoGroup(source: source) }
    return group
  }

  /// A line that declares no type.
  struct NoGroup: Error { var source: String }
}
