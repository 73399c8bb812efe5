import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Adapter` adds.
///
/// Names of the library are written with a module selector, so that no type or member of the user can stand in between.
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
    let name = outer + adapter.printedName
    var fields = attribute.protocols.map { RecordDescription.Field("protocol", $0.type) }
    fields += [.init("adapter", name), .init("scope", attribute.scope)]
    if let host = attribute.host { fields.append(.init("host", host.type)) }
    if let variant = attribute.variant { fields.append(.init("variant", variant.label)) }
    let place = declaration.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) } ?? Syntax(declaration)
    source = RecordSource(kind: .adapter, name: name, at: place, in: context, fields: fields)
  }

  var members: [DeclSyntax] {
    [record, source.description("private static let __skDescription"), variant, factory, defaultCreation]
      .compactMap { $0 } + hostReference
  }

  /// One constant: the record, and a continuation for each further protocol.
  private var record: DeclSyntax {
    let types = attribute.protocols.map(\.expression.trimmedDescription).joined(separator: ", ")
    let host = attribute.host.map { "host: \($0.expression.trimmedDescription), " } ?? ""
    let variant = attribute.variant == nil ? "" : "variant: __skVariant, "
    let accessor = """
      { unsafe ServiceKit::AdapterRecord.write($0, \(adapter.name).self, [\(types)], \(host)\
      scope: .\(attribute.scope), \(variant)isolation: __skMake, factory: { try __skMake($0) }) }
      """
    let hints = attribute.protocols.map(\.hint)
    let elements =
      [source.record(hint: hints[0], accessor: accessor)] + hints.dropFirst().map { source.continuation(hint: $0) }
    let type = RecordSource.layout(continuations: hints.count - 1)
    return """
      \(raw: source.recordAttributes)
      nonisolated private static let __skRecord: \(raw: type) = (\(raw: elements.joined(separator: ", ")))
      """
  }

  /// The key is read wherever the record is; a key that belongs to an actor does not compile here, and the compiler says
  /// which key it is.
  private var variant: DeclSyntax? {
    attribute.variant.map { variant in
      """
      nonisolated private static var __skVariant: (ServiceKit::ExperimentKey, String) { \
      \(raw: variant.expression.trimmedDescription) }
      """
    }
  }

  /// Makes an instance and adds it as each protocol; that this compiles is the check of the conformances.
  private var factory: DeclSyntax {
    if mayInheritLazyRegister { return checkedFactory }
    let adds = attribute.protocols.map { "faces.add(\($0.expression.trimmedDescription), made)" }
    return """
      private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
        guard let made = try ServiceKit::AdapterFaces.made(lazyRegister()) else { return }
        \(raw: adds.joined(separator: "\n  "))
      }
      """
  }

  /// The same for a class with a superclass, whose `lazyRegister()` is not meant for it.
  private var checkedFactory: DeclSyntax {
    let types = attribute.protocols.map(\.expression.trimmedDescription)
    let typed = types.map { "faces.add(\($0), $0)" }.joined(separator: "; ")
    let checked = types.map { "try faces.addChecked(\($0), $0)" }.joined(separator: "; ")
    let own =
      adapter.creation == .initializer
      ? "ServiceKit::AdapterFaces.made(lazyRegister(ServiceKit::DefaultCreation()))"
      : "ServiceKit::DefaultCreation.inherited(\(adapter.name).self)"
    return """
      private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
        try ServiceKit::DefaultCreation.make(
          \(raw: adapter.name).self, own: { try \(raw: own) },
          declared: { try ServiceKit::AdapterFaces.made(lazyRegister()) },
          typed: { \(raw: typed) }, checked: { \(raw: checked) })
      }
      """
  }

  /// The class may have a superclass, so an inherited `lazyRegister()` could be found in place of its own.
  private var mayInheritLazyRegister: Bool {
    guard adapter.keyword == "class", adapter.creation != .lazyRegister, let first = adapter.firstInherited else {
      return false
    }
    return !attribute.protocols.contains { $0.names.contains(first) }
  }

  /// What a call of `lazyRegister()` means where the user wrote none; see `DefaultCreation`.
  private var defaultCreation: DeclSyntax? {
    let signature = "lazyRegister(_ creation: ServiceKit::DefaultCreation = ServiceKit::DefaultCreation())"
    switch adapter.creation {
    case .lazyRegister: return nil
    case .initializer:
      // Whether `init()` throws may be known to the superclass only; `made` throws in any case.
      return """
        private static func \(raw: signature) throws -> \(raw: adapter.name)? { \
        try ServiceKit::AdapterFaces.made(\(raw: adapter.name)()) }
        """
    case .unknown:
      let message =
        adapter.isReferenceType
        ? "\(adapter.printedName) cannot be made without arguments; give it init(), or write "
          + "static func lazyRegister() -> \(adapter.printedName)?"
        : "only a class or an actor is made by its init(); write static func lazyRegister() -> \(attribute.result)"
      return """
        @available(*, unavailable, message: \(literal: message))
        private static func \(raw: signature) -> \(raw: adapter.isReferenceType ? "\(adapter.name)?" : attribute.result) { \
        nil }
        """
    }
  }

  /// What refers back to the host.
  var hostReference: [DeclSyntax] {
    guard let host = attribute.host, adapter.isReferenceType else { return [] }
    if attribute.scope == "shared" {
      return [
        "private let __skHosts = ServiceKit::HostList<\(raw: host.type)>()",
        """
        /// The living hosts of this adapter, in binding order.
        var weakTargets: [\(raw: host.type)] { __skHosts.all }
        """,
      ]
    }
    return [
      """
      /// The host of this adapter; nil once it is gone.
      weak let weakTarget: (\(raw: host.type))? = ServiceKit::HostReference.current(\(raw: host.expression.trimmedDescription))
      """
    ]
  }
}

extension AdapterAttribute {
  /// The type that a `lazyRegister()` may return for these protocols: `(any A & B)?`.
  var result: String { "(any \(protocols.flatMap(\.names).joined(separator: " & ")))?" }
}
