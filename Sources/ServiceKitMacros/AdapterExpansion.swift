import AdapterSyntax
import RecordFormat
import SwiftIfConfig
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
  private let isSwift6: Bool

  init(
    _ adapter: AdapterClass, _ attribute: AdapterAttribute, _ declaration: some DeclGroupSyntax,
    _ context: some MacroExpansionContext
  ) {
    self.adapter = adapter
    self.attribute = attribute
    isSwift6 = context.buildConfiguration.map { $0.languageVersion >= VersionTuple(6) } ?? false
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
    let types = attribute.protocols.map(\.expression.trimmedDescription)
    let host = attribute.host.map { ", host: \($0.expression.trimmedDescription)" } ?? ""
    var arguments = "\(types[0])\(host)"
    let usualScope = attribute.host == nil ? "application" : "host"
    if types.count > 1 || attribute.scope != usualScope || attribute.variant != nil {
      arguments = "[\(types.joined(separator: ", "))]\(host), scope: .\(attribute.scope)"
      if attribute.variant != nil { arguments += ", variant: __skVariant" }
    }
    let accessor =
      "{ unsafe ServiceKit::AdapterRecord.write($0, \(adapter.name).self, \(arguments), __skMake, \(factoryValue)) }"
    let hints = attribute.protocols.map(\.hint)
    let elements =
      [source.record(hint: hints[0], accessor: accessor)] + hints.dropFirst().map { source.continuation(hint: $0) }
    let type = RecordSource.layout(continuations: hints.count - 1)
    return DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated private static let __skRecord: \(type) = (\(elements.joined(separator: ", ")))
        """)
  }

  /// The factory as a function value: the function itself, or where a static function is not `Sendable` a closure, which
  /// takes longer to compile.
  private var factoryValue: String { isSwift6 ? "__skMake" : "{ try __skMake($0) }" }

  /// The key is read wherever the record is; a key that belongs to an actor does not compile here, and the compiler says
  /// which key it is.
  private var variant: DeclSyntax? {
    attribute.variant.map { variant in
      DeclSyntax(
        unparsed: """
          nonisolated private static var __skVariant: (ServiceKit::ExperimentKey, String) { \
          \(variant.expression.trimmedDescription) }
          """)
    }
  }

  /// Makes an instance and adds it as each protocol; that this compiles is the check of the conformances.
  private var factory: DeclSyntax {
    let types = attribute.protocols.map(\.expression.trimmedDescription)
    let body: String
    if mayInheritLazyRegister {
      body = checkedFactory(types)
    } else if types.count == 1 {
      body = "try faces.\(add)(\(types[0]), lazyRegister() as (\(attribute.protocols[0].type))?)"
    } else {
      let adds = types.map { "\n  try faces.\(add)(\($0), made)" }
      body = "let made = try ServiceKit::AdapterFaces.made(lazyRegister())\(adds.joined())"
    }
    return DeclSyntax(
      unparsed: """
        private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
          \(body)
        }
        """)
  }

  /// The same for a class with a superclass, whose `lazyRegister()` is not meant for it.
  private func checkedFactory(_ types: [String]) -> String {
    let typed = types.map { "try faces.\(add)(\($0), $0)" }.joined(separator: "; ")
    let checked = types.map { "try faces.\(add)(\($0), faces.checked(\($0), $0))" }.joined(separator: "; ")
    let own =
      adapter.creation == .initializer
      ? "ServiceKit::AdapterFaces.made(lazyRegister(ServiceKit::DefaultCreation()))"
      : "ServiceKit::DefaultCreation.inherited(\(adapter.name).self)"
    return """
      try ServiceKit::DefaultCreation.make(
          \(adapter.name).self, own: { try \(own) },
          declared: { try ServiceKit::AdapterFaces.made(lazyRegister()) },
          typed: { \(typed) }, checked: { \(checked) })
      """
  }

  /// What adds the adapter to the faces: for one that is not a host's own, what requires that any thread may reach it.
  private var add: String {
    attribute.scope == "application" || attribute.scope == "shared" ? Self.addCommon : "add"
  }

  /// The compiler names the function where it finds none that fits, so the name says what to write.
  private static let addCommon =
    "`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: .host`"

  /// The class may have a superclass, so an inherited `lazyRegister()` could be found in place of its own.
  private var mayInheritLazyRegister: Bool { mayHaveSuperclass && adapter.creation != .lazyRegister }

  private var mayHaveSuperclass: Bool {
    guard adapter.keyword == "class", let first = adapter.firstInherited else { return false }
    return !attribute.protocols.contains { $0.names.contains(first) }
  }

  /// What a call of `lazyRegister()` means where the user wrote none; see `DefaultCreation`.
  private var defaultCreation: DeclSyntax? {
    let signature = "private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil)"
    switch adapter.creation {
    case .lazyRegister: return nil
    case .initializer where adapter.hasPlainInitializer ?? !mayHaveSuperclass:
      return DeclSyntax(unparsed: "\(signature) -> \(adapter.name) { \(adapter.name)() }")
    case .initializer:
      // Whether `init()` throws may be known to the superclass only; `made` throws in any case.
      return DeclSyntax(
        unparsed: "\(signature) throws -> \(adapter.name)? { try ServiceKit::AdapterFaces.made(\(adapter.name)()) }")
    case .unknown:
      let message =
        adapter.isReferenceType
        ? "\(adapter.printedName) cannot be made without arguments; give it init(), or write "
          + "static func lazyRegister() -> \(adapter.printedName)?"
        : "only a class or an actor is made by its init(); write static func lazyRegister() -> \(attribute.result)"
      return DeclSyntax(
        unparsed: """
          @available(*, unavailable, message: \(StringLiteralExprSyntax(content: message)))
          \(signature) -> \(adapter.isReferenceType ? "\(adapter.name)?" : attribute.result) { nil }
          """)
    }
  }

  /// What refers back to the host.
  var hostReference: [DeclSyntax] {
    guard let host = attribute.host, adapter.isReferenceType else { return [] }
    let expression = host.expression.trimmedDescription
    // An actor is elsewhere than its hosts, and the compiler lets it keep what is not `Sendable`.
    let isActor = adapter.keyword == "actor"
    if attribute.scope == "shared" {
      let hosts =
        isActor ? "HostReference.`the hosts of an actor are Sendable`(\(expression))" : "HostList<\(host.type)>()"
      return [
        DeclSyntax(unparsed: "private let __skHosts = ServiceKit::\(hosts)"),
        DeclSyntax(
          unparsed: """
            /// The living hosts of this adapter, in binding order.
            var weakTargets: [\(host.type)] { __skHosts.all }
            """),
      ]
    }
    let function = isActor ? "`the host of an actor is Sendable`" : "current"
    let current = "ServiceKit::HostReference.\(function)(\(expression))"
    return [
      DeclSyntax(
        unparsed: """
          /// The host of this adapter; nil once it is gone.
          weak let weakTarget: (\(host.type))? = \(current)
          """)
    ]
  }
}

extension AdapterAttribute {
  /// The type that a `lazyRegister()` may return for these protocols: `(any A & B)?`.
  var result: String { "(any \(protocols.flatMap(\.names).joined(separator: " & ")))?" }
}
