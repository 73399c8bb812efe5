import AdapterSyntax
import RecordFormat
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Adapter`: the record and its description, the factory, and the reference to the host.
struct AdapterMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let adapter = AdapterClass(declaration) else {
      throw MacroDiagnostic(
        "adapter-target", "@Adapter belongs on a class or an actor, or on an enum with static func lazyRegister()"
      ).error(at: node)
    }
    let attribute: AdapterAttribute
    do { attribute = try AdapterAttribute(node) } catch {
      throw AdapterDiagnostics.error(for: error, adapter: adapter, attribute: node)
    }
    try AdapterDiagnostics.check(adapter, attribute, declaration, node, context)
    return AdapterExpansion(adapter, attribute, declaration, context).members
  }
}

/// The members that `@Adapter` adds.
struct AdapterExpansion {
  private let adapter: AdapterClass
  private let attribute: AdapterAttribute
  private let source: RecordSource

  init(
    _ adapter: AdapterClass, _ attribute: AdapterAttribute, _ declaration: some DeclGroupSyntax,
    _ context: some MacroExpansionContext
  ) {
    self.adapter = adapter
    self.attribute = attribute
    let outer = LexicalContext(context.lexicalContext).path.map { "\($0)." } ?? ""
    var fields = attribute.protocols.map { RecordDescription.Field("protocol", $0.type) }
    fields += [.init("adapter", outer + adapter.name), .init("scope", attribute.scope)]
    if let host = attribute.host { fields.append(.init("host", host.type)) }
    if let variant = attribute.variant { fields.append(.init("variant", variant.label)) }
    let place = declaration.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) } ?? Syntax(declaration)
    source = RecordSource(kind: .adapter, name: outer + adapter.name, at: place, in: context, fields: fields)
  }

  var members: [DeclSyntax] {
    [record, source.description("private static let __skDescription"), factory, defaultCreation].compactMap { $0 }
      + hostReference
  }

  /// One constant: the record, and a continuation for each further protocol.
  private var record: DeclSyntax {
    let types = attribute.protocols.map(\.expression.trimmedDescription).joined(separator: ", ")
    let host = attribute.host.map { "host: \($0.expression.trimmedDescription), " } ?? ""
    let variant = attribute.variant.map { "variant: \($0.expression.trimmedDescription), " } ?? ""
    let accessor = """
      { unsafe ServiceKit.AdapterRecord.write($0, \(adapter.name).self, [\(types)], \(host)\
      scope: .\(attribute.scope), \(variant)isolation: __skMake, factory: __skMake) }
      """
    let hints = attribute.protocols.map(\.hint)
    let elements =
      [source.record(hint: hints[0], accessor: accessor)] + hints.dropFirst().map { source.continuation(hint: $0) }
    let first = "UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void"
    let next = Array(repeating: ", UInt16, UInt16, UInt32, UInt64, UInt64", count: hints.count - 1).joined()
    return """
      \(raw: source.recordAttributes)
      nonisolated private static let __skRecord: (\(raw: first + next)) = (\(raw: elements.joined(separator: ", ")))
      """
  }

  /// Makes an instance and adds it as each protocol; that this compiles is the check of the conformances.
  private var factory: DeclSyntax {
    if mayInheritLazyRegister { return checkedFactory }
    let adds = attribute.protocols.map { "faces.add(\($0.expression.trimmedDescription), made)" }
    return """
      private static func __skMake(_ faces: ServiceKit.AdapterFaces) throws {
        guard let made = try ServiceKit.AdapterFaces.made(lazyRegister()) else { return }
        \(raw: adds.joined(separator: "\n  "))
      }
      """
  }

  /// The same for a class with a superclass, whose `lazyRegister()` is not meant for it.
  private var checkedFactory: DeclSyntax {
    let types = attribute.protocols.map(\.expression.trimmedDescription)
    let typed = types.map { "faces.add(\($0), $0)" }.joined(separator: "; ")
    let checked = types.map { "try faces.add(\($0), checking: $0)" }.joined(separator: "; ")
    return """
      private static func __skMake(_ faces: ServiceKit.AdapterFaces) throws {
        try ServiceKit.DefaultCreation.make(
          \(raw: adapter.name).self, own: { try ServiceKit.AdapterFaces.made(lazyRegister(ServiceKit.DefaultCreation())) },
          declared: { try ServiceKit.AdapterFaces.made(lazyRegister()) }, typed: { \(raw: typed) }, checked: { \(raw: checked) })
      }
      """
  }

  /// The class may have a superclass, so an inherited `lazyRegister()` could be found in place of its own.
  private var mayInheritLazyRegister: Bool {
    guard adapter.keyword == "class", case .initializer = adapter.creation, let first = adapter.firstInherited else {
      return false
    }
    return !attribute.protocols.contains { $0.names.contains(first) }
  }

  /// What a call of `lazyRegister()` means where the user wrote none; see `DefaultCreation`.
  private var defaultCreation: DeclSyntax? {
    let signature = "lazyRegister(_ creation: ServiceKit.DefaultCreation = ServiceKit.DefaultCreation())"
    switch adapter.creation {
    case .lazyRegister: return nil
    case .initializer(let throwsError):
      return """
        private static func \(raw: signature)\(raw: throwsError ? " throws" : "") -> \(raw: adapter.name)? {
          \(raw: throwsError ? "try " : "")\(raw: adapter.name)()
        }
        """
    case .unknown:
      let way =
        adapter.isReferenceType
        ? "Give it init(), or write static func lazyRegister() -> \(adapter.name)?"
        : "Write static func lazyRegister() -> (\(attribute.protocols[0].type))?"
      return """
        @available(*, unavailable, message: "\(raw: adapter.name) cannot be made without arguments. \(raw: way).")
        private static func \(raw: signature) -> \(raw: missingResult) { nil }
        """
    }
  }

  private var missingResult: String {
    if adapter.isReferenceType { return "\(adapter.name)?" }
    let members = attribute.protocols.map { $0.names.joined(separator: " & ") }
    return "(any \(members.joined(separator: " & ")))?"
  }

  private var hostReference: [DeclSyntax] {
    guard let host = attribute.host, adapter.isReferenceType else { return [] }
    if attribute.scope == "shared" {
      return [
        "private let __skHosts = ServiceKit.HostList<\(raw: host.type)>()",
        """
        /// The living hosts of this adapter, in binding order.
        var weakTargets: [\(raw: host.type)] { __skHosts.all }
        """,
      ]
    }
    return [
      """
      /// The host of this adapter; nil once it is gone.
      weak var weakTarget: (\(raw: host.type))? = ServiceKit.HostReference.current(\(raw: host.expression.trimmedDescription))
      """
    ]
  }
}
