import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// One requirement of a protocol with `@WeakProxy`: what forwards it, and what it answers once the adapter is gone.
struct ForwardedRequirement {
  private let declaration: DeclSyntax
  /// The expression of `@WhenGone`.
  private let stated: String?
  let isNonisolated: Bool

  /// Reads a requirement.
  ///
  /// - Throws: the refusal of one that cannot be forwarded.
  init(_ declaration: DeclSyntax) throws(DiagnosticsError) {
    self.declaration = declaration
    guard let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
      let modified = declaration.asProtocol((any WithModifiersSyntax).self)
    else { throw Self.refusal(declaration, "is conditional") }
    stated =
      attributed.attributes.lazy.compactMap { element -> String? in
        guard case .attribute(let attribute) = element, attribute.name == "WhenGone" else { return nil }
        return attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
      }.first
    isNonisolated = modified.modifiers.contains { $0.name.text == "nonisolated" }
    if let modifier = modified.modifiers.first(where: { ["static", "class"].contains($0.name.text) }) {
      throw Self.refusal(modifier, "is static, and a proxy has an instance only")
    }
    try Self.check(declaration)
  }

  private static func check(_ declaration: DeclSyntax) throws(DiagnosticsError) {
    switch declaration.kind {
    case .functionDecl:
      guard let function = declaration.as(FunctionDeclSyntax.self) else { return }
      if let clause = function.genericParameterClause { throw refusal(clause, "is generic") }
      if let opaque = function.signature.firstOpaqueType { throw refusal(opaque, "is generic ('some')") }
      if let variadic = function.signature.parameterClause.parameters.first(where: { $0.ellipsis != nil }) {
        throw refusal(variadic, "has as many arguments as its caller likes, which nothing can pass on")
      }
    case .variableDecl: break
    case .associatedTypeDecl: throw refusal(declaration, "is an associated type")
    case .initializerDecl: throw refusal(declaration, "makes an adapter")
    case .subscriptDecl: throw refusal(declaration, "is a subscript")
    default: throw refusal(declaration, "is of a kind that @WeakProxy does not know")
    }
  }

  private static func refusal(_ node: some SyntaxProtocol, _ reason: String) -> DiagnosticsError {
    MacroDiagnostic(
      "proxy-requirement",
      "This requirement \(reason), so a weak proxy cannot forward it. Move it to a protocol of its own"
    ).error(at: node)
  }

  /// The requirement as a member of the proxy.
  ///
  /// - Throws: the refusal of one that has no answer once the adapter is gone.
  func forwarded(access: String, protocolName: String, isBoxed: Bool) throws(DiagnosticsError) -> String {
    let target = "guard let __skTarget = self.__skTarget\(isBoxed ? ".value" : "") else"
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return try forwarded(function, access, protocolName, target)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type
    else { throw Self.refusal(declaration, "has no type") }
    return try forwarded(variable, binding, type, access, protocolName, target)
  }

  private func forwarded(
    _ function: FunctionDeclSyntax, _ access: String, _ protocolName: String, _ target: String
  ) throws(DiagnosticsError) -> String {
    let signature = function.signature
    let effects = Effects(
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
      throwsClause: signature.effectSpecifiers?.throwsClause)
    let arguments = signature.parameterClause.parameters.map(\.forwarded).joined(separator: ", ")
    let answer = try answer(signature.returnClause?.type, effects, protocolName, Syntax(function.name))
    let name = function.name.text
    return """
        \(header(function.attributes, function.modifiers, access))func \(name)\(signature.trimmedDescription) {
          \(target) { \(answer) }
          return \(effects.prefix)__skTarget.\(name)(\(arguments))
        }
      """
  }

  private func forwarded(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ type: TypeSyntax, _ access: String,
    _ protocolName: String, _ target: String
  ) throws(DiagnosticsError) -> String {
    let name = binding.pattern.trimmedDescription
    let accessors = binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self).map(Array.init) ?? []
    let getter = accessors.first { $0.accessorSpecifier.text == "get" }
    let specifiers = getter?.effectSpecifiers
    let effects = Effects(isAsync: specifiers?.asyncSpecifier != nil, throwsClause: specifiers?.throwsClause)
    let answer = try answer(type, effects, protocolName, Syntax(binding.pattern))
    let setter = accessors.contains { $0.accessorSpecifier.text == "set" }
    let written = specifiers.map { "get \($0.trimmedDescription) {" } ?? "get {"
    return """
        \(header(variable.attributes, variable.modifiers, access))var \(name): \(type.trimmedDescription) {
          \(written)
            \(target) { \(answer) }
            return \(effects.prefix)__skTarget.\(name)
          }\(setter ? "\n    set {\n      \(target) { return }\n      __skTarget.\(name) = newValue\n    }" : "")
        }
      """
  }

  /// What the proxy does once the adapter is gone.
  private func answer(
    _ type: TypeSyntax?, _ effects: Effects, _ protocolName: String, _ node: Syntax
  ) throws(DiagnosticsError) -> String {
    if let stated { return "return \(stated)" }
    if effects.throwsAnything { return "throw ServiceKit::TargetGone(\"\(protocolName)\")" }
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return "return" }
    if type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional" {
      return "return nil"
    }
    throw MacroDiagnostic(
      "proxy-answer",
      "What is '\(node.trimmedDescription)' once the adapter is gone? Write @WhenGone(…) before it, make it optional, "
        + "or let it throw"
    ).error(at: node)
  }

  private func header(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ access: String)
    -> String
  {
    let kept = attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, attribute.name != "WhenGone" else { return nil }
      return "\(attribute.trimmedDescription) "
    }
    let isolation = modifiers.filter { $0.name.text == "nonisolated" }.map { "\($0.trimmedDescription) " }
    return kept.joined() + access + isolation.joined()
  }
}

/// `async` and `throws` of a requirement.
private struct Effects {
  let isAsync: Bool
  let throwsClause: ThrowsClauseSyntax?

  /// It may throw any error, and so ours.
  var throwsAnything: Bool {
    guard let throwsClause, throwsClause.throwsSpecifier.text == "throws" else { return false }
    guard let type = throwsClause.type else { return true }
    return ["any Error", "any Swift.Error"].contains(type.trimmedDescription)
  }

  var prefix: String { (throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "") }
}

extension FunctionParameterSyntax {
  /// The argument that passes the parameter on.
  fileprivate var forwarded: String {
    let name = (secondName ?? firstName).text
    let label = firstName.text == "_" ? "" : "\(firstName.identifier?.name ?? firstName.text): "
    let specifiers = type.as(AttributedTypeSyntax.self)
    let isInout = specifiers?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    let isAutoclosure =
      specifiers?.attributes.contains { $0.trimmedDescription == "@autoclosure" } ?? false
    return label + (isInout ? "&" : "") + name + (isAutoclosure ? "()" : "")
  }
}

extension FunctionSignatureSyntax {
  /// The first `some` in the parameters or the result.
  fileprivate var firstOpaqueType: Syntax? {
    var nodes = [Syntax(self)]
    while let node = nodes.popLast() {
      if let type = node.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" { return node }
      nodes += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nil
  }
}
