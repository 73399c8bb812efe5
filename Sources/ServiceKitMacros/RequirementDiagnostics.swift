import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Adapted` and `@Service` refuse.
enum RequirementDiagnostics {
  /// The refusal of a declaration that cannot be read.
  static func refusal(for problem: RequirementProperty.Problem, attribute: String) -> RequirementRefusal {
    let (identifier, message): (String, String)
    var fixIts: [FixIt] = []
    var isLeftAlone = false
    switch problem.kind {
    case .notAVariable, .several, .noName:
      return RequirementRefusal(diagnostics: nil, isLeftAlone: true)
    case .constant:
      identifier = "requirement-let"
      message = "@\(attribute) computes the property, so it must be 'var'; nobody can assign to it all the same"
      if let keyword = problem.node.as(TokenSyntax.self) {
        fixIts = [
          .replace(
            message: MacroFixIt("write-var", "Write 'var'"), oldNode: keyword,
            newNode: keyword.with(\.tokenKind, .keyword(.var)))
        ]
      }
    case .noType:
      identifier = "requirement-type"
      message =
        "@\(attribute) needs the type. Write 'any MyProtocol' if an adapter must be bound, '(any MyProtocol)?' if it may"
    case .implicitlyUnwrapped:
      identifier = "requirement-unwrapped"
      message = "'!' leaves open whether the adapter is needed. Write 'any MyProtocol' or '(any MyProtocol)?'"
    case .initialValue:
      identifier = "requirement-value"
      message = "@\(attribute) gets the value from the product's bindings. Remove the initial value"
      fixIts = removeFromBinding(problem.node, "remove-value", "Remove the initial value") { $0.initializer = nil }
    case .accessors:
      identifier = "requirement-accessors"
      message = "@\(attribute) writes the getter. Remove the accessors"
      fixIts = removeFromBinding(problem.node, "remove-accessors", "Remove the accessors") { $0.accessorBlock = nil }
      isLeftAlone = true
    case .modifier(let modifier):
      identifier = "requirement-modifier"
      message = "@\(attribute) computes the property, which does not go with '\(modifier)'. Remove '\(modifier)'"
      fixIts = removeModifier(problem.node, modifier)
      isLeftAlone = true
    }
    return RequirementRefusal(
      diagnostics: MacroDiagnostic(identifier, message).error(at: problem.node, fixIts: fixIts),
      isLeftAlone: isLeftAlone)
  }

  private static func removeFromBinding(
    _ part: Syntax, _ identifier: String, _ title: String, _ edit: (inout PatternBindingSyntax) -> Void
  ) -> [FixIt] {
    guard let binding = part.parent?.as(PatternBindingSyntax.self) else { return [] }
    var edited = binding
    edit(&edited)
    return [
      .replace(
        message: MacroFixIt(identifier, title), oldNode: binding,
        newNode: edited.with(\.trailingTrivia, part.trailingTrivia))
    ]
  }

  private static func removeModifier(_ node: Syntax, _ name: String) -> [FixIt] {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self) else { return [] }
    var edited = variable
    edited.modifiers = variable.modifiers.filter { $0.id != node.id }
    return [
      .replace(
        message: MacroFixIt("remove-modifier", "Remove '\(name)'"), oldNode: variable,
        newNode: edited.with(\.leadingTrivia, variable.leadingTrivia))
    ]
  }
}
