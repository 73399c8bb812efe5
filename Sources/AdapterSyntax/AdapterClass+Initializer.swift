import SwiftSyntax

extension AdapterClass {
  /// Whether a class or an actor can be made without arguments, as far as its body shows.
  static func initializer(_ members: [DeclSyntax]) -> Creation {
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if initializers.contains(where: takesNothing) { return .initializer }
    // Convenience initialisers keep neither inherited ones nor the implicit one away.
    let isDesignated = initializers.contains { !$0.modifiers.contains { $0.name.text == "convenience" } }
    if isDesignated { return .unknown }
    // A body that leaves a property without a value has its initialisers from elsewhere, from another macro perhaps.
    let isComplete = !members.contains { $0.as(VariableDeclSyntax.self).map(needsInitializer) == true }
    return isComplete ? .initializer : .unknown
  }

  /// Every `init()` of the body neither throws nor fails; nil where there is none.
  static func hasPlainInitializer(_ members: [DeclSyntax]) -> Bool? {
    let candidates = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter(takesNothing)
    guard !candidates.isEmpty else { return nil }
    return candidates.allSatisfy { $0.optionalMark == nil && $0.signature.effectSpecifiers?.throwsClause == nil }
  }

  private static func takesNothing(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      && initializer.signature.effectSpecifiers?.asyncSpecifier == nil && initializer.genericParameterClause == nil
  }

  /// A stored property that no initialiser could leave out.
  private static func needsInitializer(_ variable: VariableDeclSyntax) -> Bool {
    let skipped = ["static", "class", "lazy", "weak"]
    guard variable.attributes.isEmpty, !variable.modifiers.contains(where: { skipped.contains($0.name.text) }) else {
      return false
    }
    return variable.bindings.contains { binding in
      guard binding.initializer == nil, !isComputed(binding) else { return false }
      let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
      let type = binding.typeAnnotation?.type
      let defaultsToNil =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return !(isVariable && defaultsToNil)
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: return false
    case .accessors(let accessors):
      return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: return true
    }
  }
}
