public import SwiftSyntax

extension AdapterClass {
  /// Why a function named `lazyRegister` cannot be the one that lookups call.
  public struct LazyRegisterFault: Equatable {
    /// What is in the way.
    public enum Kind: Equatable, Sendable {
      /// It is an instance method, and there is no instance yet.
      case notStatic
      /// It is `async`, and lookups answer at once.
      case asynchronous
      /// It has a parameter without a default value.
      case parameters
    }

    /// What is in the way.
    public let kind: Kind
    /// The offending token, parameter or keyword.
    public let node: Syntax
    /// The function.
    public let function: FunctionDeclSyntax

    /// Nil for a function that lookups can call.
    init?(_ function: FunctionDeclSyntax) {
      self.function = function
      if !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
        (kind, node) = (.notStatic, Syntax(function.funcKeyword))
      } else if let token = function.signature.effectSpecifiers?.asyncSpecifier {
        (kind, node) = (.asynchronous, Syntax(token))
      } else if let parameter = function.signature.parameterClause.parameters.first(where: { $0.defaultValue == nil }) {
        (kind, node) = (.parameters, Syntax(parameter))
      } else {
        return nil
      }
    }
  }
}
