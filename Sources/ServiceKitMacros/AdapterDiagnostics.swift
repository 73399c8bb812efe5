import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Adapter` refuses about a declaration; its arguments are in a file of their own.
enum AdapterDiagnostics {
  /// The diagnostic for a declaration that makes nothing.
  static func noClass(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) -> DiagnosticsError {
    let keyword = declaration.introducer
    return MacroDiagnostic(
      "adapter-target",
      "@Adapter cannot bind \(keyword.text.withArticle). Write it on a class or an actor, or on an enum with "
        + "static func lazyRegister()"
    ).error(at: keyword)
  }

  /// Checks the declaration against its arguments.
  ///
  /// - Throws: the first diagnostic.
  static func check(
    _ adapter: AdapterClass, _ attribute: AdapterAttribute, _ declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws(DiagnosticsError) {
    try checkOnce(declaration, node, context)
    if !adapter.isReferenceType, let host = attribute.host {
      throw MacroDiagnostic(
        "adapter-value-with-host",
        "\(adapter.keyword.withCapitalArticle) has no identity, so it cannot refer back to a host. Make "
          + "\(adapter.printedName) a final class, or drop 'host:'"
      ).error(at: host.expression)
    }
    if let fault = adapter.lazyRegisterFault { throw error(for: fault) }
    try checkGeneric(adapter, attribute, declaration, node, context)
  }

  /// One attribute names all protocols: two would make two instances, and two records of one name.
  private static func checkOnce(
    _ declaration: some DeclGroupSyntax, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws(DiagnosticsError) {
    let same = declaration.attributes.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element, attribute.name == node.name else { return nil }
      return attribute
    }
    guard same.count > 1, let first = same.first, place(first, context) != place(node, context) else { return }
    throw MacroDiagnostic(
      "adapter-several-attributes", "One @Adapter binds all protocols. Name this one's in the first attribute"
    ).error(at: node)
  }

  private static func place(_ node: some SyntaxProtocol, _ context: some MacroExpansionContext) -> String? {
    context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID).map {
      "\($0.line.trimmedDescription):\($0.column.trimmedDescription)"
    }
  }

  private static func error(for fault: AdapterClass.LazyRegisterFault) -> DiagnosticsError {
    switch fault.kind {
    case .notStatic:
      let modifier = DeclModifierSyntax(name: .keyword(.static, trailingTrivia: .space))
      var fixed = fault.function
      if fixed.modifiers.isEmpty {
        fixed.modifiers = [modifier.with(\.leadingTrivia, fixed.funcKeyword.leadingTrivia)]
        fixed.funcKeyword.leadingTrivia = []
      } else {
        fixed.modifiers.append(modifier)
      }
      return MacroDiagnostic(
        "lazy-register-instance", "lazyRegister() runs before there is an instance. Write static func lazyRegister()"
      ).error(
        at: fault.node,
        fixIts: [.replace(message: MacroFixIt("add-static", "Add 'static'"), oldNode: fault.function, newNode: fixed)])
    case .asynchronous:
      return MacroDiagnostic(
        "lazy-register-async",
        "Lookups answer at once, so lazyRegister() cannot be async. Make the adapter now and let its methods wait"
      ).error(at: fault.node)
    case .parameters:
      return MacroDiagnostic(
        "lazy-register-parameters",
        "lazyRegister() is called without arguments. Give the parameter a default value, or the function another name"
      ).error(at: fault.node)
    }
  }

  private static func checkGeneric(
    _ adapter: AdapterClass, _ attribute: AdapterAttribute, _ declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws(DiagnosticsError) {
    let clause = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let outer = LexicalContext(context.lexicalContext).genericName
    guard clause != nil || outer != nil else { return }
    let reason =
      clause != nil
      ? "\(adapter.printedName) is generic" : "\(adapter.printedName) is declared inside the generic '\(outer ?? "")'"
    let protocols = attribute.protocols.map(\.expression.trimmedDescription).joined(separator: ", ")
    throw MacroDiagnostic(
      "adapter-generic",
      "\(reason), but a record is one constant for one class. Bind one specialisation by a factory: "
        + "@Adapter(\(protocols)) enum \(adapter.printedName)Binding "
        + "{ static func lazyRegister() -> \(attribute.result) { … } }"
    ).error(at: clause.map(Syntax.init) ?? Syntax(node))
  }
}
