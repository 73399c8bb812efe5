import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Module`: the record of a module, and its description.
struct ModuleMacro: MemberMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = try ModuleDiagnostics.name(of: declaration, node, context)
    let arguments = try ModuleArguments(node)
    let outer = LexicalContext(context.lexicalContext).path.map { "\($0)." } ?? ""
    let path = outer + SourceText.name(name)
    let source = RecordSource(
      kind: .module, name: path, at: name, in: context,
      fields: [.init("id", arguments.id), .init("class", path)] + arguments.fields)
    let accessor =
      "{ unsafe MediatorKit::ModuleRecord.write($0, \(StringLiteralExprSyntax(content: arguments.id)), "
      + "\(name.text).self, __skOpenModule, __skReopenModule, "
      + "__skMayCloseModule, __skCloseModule\(arguments.text)) }"
    let record = DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated private static let __skModuleRecord: \(RecordSource.layout(continuations: 0)) = \
        (\(source.record(hint: FNV1a.hash32(arguments.id.utf8), accessor: accessor)))
        """)
    return [record, source.description("private static let __skModuleDescription")].compactMap { $0 }
      + calls(name.text)
  }

  /// The calls of the initialiser and of the methods: each goes to the isolation of what it calls, which no requirement of a
  /// protocol could leave open.
  ///
  /// They have the very form that the record asks for, since the compiler crashes on a conversion in the initial value of a
  /// static property (Swift 6.3.1). Whether what they call waits or throws is not known: beside something that does, it may be
  /// called as if it did.
  private static func calls(_ type: String) -> [DeclSyntax] {
    let record = "MediatorKit::ModuleRecord"
    let reason = "_ module: \(type), _ reason: MediatorKit::ClosingReason"
    return [
      """
      @Sendable nonisolated(nonsending) private static func __skOpenModule(
        _ server: ServerParameters, _ client: ClientValues, _ opening: MediatorKit::ModuleContext
      ) async throws -> \(type) {
        try await (\(record).mayThrow(), \(type)(server: server, client: client, opening: opening)).1
      }
      """,
      """
      @Sendable nonisolated(nonsending) private static func __skReopenModule(
        _ module: \(type), _ server: ServerParameters, _ client: ClientValues
      ) async throws {
        try await (\(record).mayThrow(), module.reopen(server: server, client: client)).1
      }
      """,
      """
      @Sendable nonisolated(nonsending) private static func __skMayCloseModule(\(reason)) async -> Swift::Bool {
        await (\(record).mayWait(), module.shouldClose(reason)).1
      }
      """,
      """
      @Sendable nonisolated(nonsending) private static func __skCloseModule(\(reason)) async {
        await (\(record).mayWait(), module.didClose(reason)).1
      }
      """,
    ].map { DeclSyntax(unparsed: $0) }
  }
}
