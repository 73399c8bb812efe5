public import SwiftIfConfig
public import SwiftSyntax

/// What an adapter's declaration says about how it can be made.
public struct AdapterClass {
  /// How the generated code makes an instance.
  public enum Creation: Equatable, Sendable {
    /// The body has `lazyRegister()`.
    case lazyRegister
    /// `init()` is there, is inherited, or follows from the stored properties.
    case initializer
    /// Nothing in the body makes one; only `lazyRegister()` in an extension would.
    case unknown
  }

  /// The name as written, with backticks where it has them.
  public let name: String
  /// The name as the runtime prints it.
  public let printedName: String
  /// The keyword of the declaration: `class`, `actor`, `enum` or `struct`.
  public let keyword: String
  /// How an instance can be made.
  public let creation: Creation
  /// `init()` stands in the body, and neither throws nor fails; nil where none stands there.
  public let hasPlainInitializer: Bool?
  /// A `lazyRegister` in the body that no lookup could call, where the body has no other.
  public let lazyRegisterFault: LazyRegisterFault?
  /// The first entry of the inheritance clause; it may be a superclass.
  public let firstInherited: String?

  /// The declaration makes instances with an identity.
  public var isReferenceType: Bool { keyword == "class" || keyword == "actor" }

  /// Reads a declaration; nil where it is no class, actor, enum or struct.
  ///
  /// - Parameters:
  ///   - declaration: what carries the attribute.
  ///   - target: what decides which clause of an `#if` counts; without it all do.
  public init?(_ declaration: some DeclGroupSyntax, for target: (any BuildConfiguration)? = nil) {
    guard ["class", "actor", "enum", "struct"].contains(declaration.introducer.text),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    name = named.name.text
    printedName = SourceText.name(named.name)
    keyword = declaration.introducer.text
    firstInherited = declaration.inheritanceClause?.inheritedTypes.first.map { SourceText.oneLine($0.type) }
    let members = Self.members(declaration.memberBlock.members, for: target)
    hasPlainInitializer = Self.hasPlainInitializer(members)
    let factories = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == "lazyRegister" }
    let faults = factories.map(LazyRegisterFault.init)
    lazyRegisterFault = faults.contains { $0 == nil } ? nil : faults.first ?? nil
    if !factories.isEmpty {
      creation = .lazyRegister
    } else if keyword == "class" || keyword == "actor" {
      creation = Self.initializer(members)
    } else {
      creation = .unknown
    }
  }

  /// The members, those within `#if` included.
  private static func members(
    _ list: MemberBlockItemListSyntax, for target: (any BuildConfiguration)?
  ) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return clauses(of: conditional, for: target).flatMap { clause -> [DeclSyntax] in
        if case .decls(let inner) = clause.elements { return members(inner, for: target) }
        return []
      }
    }
  }

  /// The clauses that may be compiled: one at most, where the target is known.
  private static func clauses(
    of conditional: IfConfigDeclSyntax, for target: (any BuildConfiguration)?
  ) -> [IfConfigClauseSyntax] {
    guard let target else { return Array(conditional.clauses) }
    return [conditional.activeClause(in: target).clause].compactMap(\.self)
  }
}
