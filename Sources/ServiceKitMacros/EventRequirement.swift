import SwiftSyntax
import SwiftSyntaxMacros

/// One requirement of a protocol with `@Events`: what sends it.
struct EventRequirement {
  private let function: FunctionDeclSyntax
  /// Where the requirement is declared, as arguments.
  private let place: String

  init(_ function: FunctionDeclSyntax, _ context: some MacroExpansionContext) {
    self.function = function
    let location = context.location(of: function, at: .afterLeadingTrivia, filePathMode: .fileID)
    place =
      location.map { "fileID: \($0.file.trimmedDescription), line: \($0.line.trimmedDescription)" }
      ?? "fileID: #fileID, line: #line"
  }

  /// The requirement as a member that calls each component.
  ///
  /// Parameters get names that nothing else has. A member does not throw: what components throw is reported.
  ///
  /// - Parameters:
  ///   - access: the modifiers of the member, with a space behind each.
  ///   - calls: the expression for the components.
  /// - Returns: the declaration, indented.
  func forwarded(access: String, calls: String) -> String {
    let parameters = Array(function.signature.parameterClause.parameters)
    let declared = parameters.enumerated().map { "\($1.firstName.text) __sk\($0): \($1.type.trimmedDescription)" }
    let passed = parameters.enumerated().map { $1.passed(as: "__sk\($0)") }
    let name = function.name.text
    let (effects, isAsync) = (function.signature.effectSpecifiers, function.isAsync)
    let prefix = (effects?.throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "")
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let constraints = function.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    return """
        \(header(access))func \(name)\(generics)(\(declared.joined(separator: ", ")))\(isAsync ? " async" : "")\(constraints) {
          \(isAsync ? "await " : "")\(calls).send("\(event)", \(place)) { \
      \(prefix)$0.\(name)(\(passed.joined(separator: ", "))) }
        }
      """
  }

  /// The name for reports: `didScroll(to:)`.
  private var event: String {
    let name = function.name.identifier?.name ?? function.name.text
    let labels = function.signature.parameterClause.parameters.map {
      ($0.firstName.identifier?.name ?? $0.firstName.text) + ":"
    }
    return "\(name)(\(labels.joined()))"
  }

  private func header(_ access: String) -> String {
    let kept = function.attributes.withoutMacros.filter { $0.name != "discardableResult" }
    let attributes = kept.map { "\($0.trimmedDescription) " }
    guard let isolation = function.modifiers.first(where: \.isNonsending) else { return attributes.joined() + access }
    return attributes.joined() + access.replacingNonisolated(with: "\(isolation.trimmedDescription) ")
  }
}

extension FunctionDeclSyntax {
  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}

extension DeclModifierSyntax {
  /// `nonisolated(nonsending)`.
  var isNonsending: Bool { name.text == "nonisolated" && detail?.detail.text == "nonsending" }
}

extension String {
  /// A modifier that says more, in place of `nonisolated` or behind the others.
  fileprivate func replacingNonisolated(with modifier: String) -> String {
    (hasSuffix("nonisolated ") ? String(dropLast("nonisolated ".count)) : self) + modifier
  }
}

extension FunctionParameterSyntax {
  /// The argument that passes the parameter on under another name.
  fileprivate func passed(as argument: String) -> String {
    let needsBackticks = ["inout", "var", "let"].contains(firstName.identifier?.name)
    let name = needsBackticks ? firstName.text : firstName.identifier?.name ?? firstName.text
    let label = firstName.text == "_" ? "" : "\(name): "
    let specifiers = type.as(AttributedTypeSyntax.self)
    let isInout = specifiers?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    let isAutoclosure = specifiers?.attributes.contains { $0.trimmedDescription == "@autoclosure" } ?? false
    return label + (isInout ? "&" : "") + argument + (isAutoclosure ? "()" : "")
  }
}
