public import SwiftSyntax

/// What an adapter's declaration says about how it can be made.
public struct AdapterClass {
  /// How the generated code makes an instance.
  public enum Creation: Equatable {
    /// The body has `lazyRegister()`.
    case lazyRegister
    /// `init()` is there, or follows from the stored properties.
    case initializer(throws: Bool)
    /// Nothing in the body makes one; only `lazyRegister()` in an extension would.
    case unknown
  }

  public let name: String
  /// The keyword of the declaration: `class`, `actor`, `enum` or `struct`.
  public let keyword: String
  public let creation: Creation
  /// The first entry of the inheritance clause; it may be a superclass.
  public let firstInherited: String?

  /// The declaration makes instances with an identity.
  public var isReferenceType: Bool { keyword == "class" || keyword == "actor" }

  /// Reads a declaration; nil where it is no class, actor, enum or struct.
  public init?(_ declaration: some DeclGroupSyntax) {
    if let type = declaration.as(ClassDeclSyntax.self) {
      (name, keyword) = (type.name.text, "class")
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      (name, keyword) = (type.name.text, "actor")
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      (name, keyword) = (type.name.text, "enum")
    } else if let type = declaration.as(StructDeclSyntax.self) {
      (name, keyword) = (type.name.text, "struct")
    } else {
      return nil
    }
    firstInherited = declaration.inheritanceClause?.inheritedTypes.first.map { SourceText.oneLine($0.type) }
    let members = Self.members(declaration.memberBlock.members)
    if members.contains(where: Self.isLazyRegister) {
      creation = .lazyRegister
    } else if keyword == "class" || keyword == "actor" {
      creation = Self.initializer(members)
    } else {
      creation = .unknown
    }
  }

  /// The members, those within `#if` included.
  private static func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        if case .decls(let inner) = clause.elements { return members(inner) }
        return []
      }
    }
  }

  private static func isLazyRegister(_ member: DeclSyntax) -> Bool {
    guard let function = member.as(FunctionDeclSyntax.self), function.name.text == "lazyRegister" else { return false }
    let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    return isStatic && function.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  private static func initializer(_ members: [DeclSyntax]) -> Creation {
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let usable = initializers.first {
      $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        && $0.signature.effectSpecifiers?.asyncSpecifier == nil && $0.genericParameterClause == nil
    }
    if let usable { return .initializer(throws: usable.signature.effectSpecifiers?.throwsClause != nil) }
    if !initializers.isEmpty { return .unknown }
    let isComplete = !members.contains { $0.as(VariableDeclSyntax.self).map(needsInitializer) == true }
    return isComplete ? .initializer(throws: false) : .unknown
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
