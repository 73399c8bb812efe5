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
      + "\(name.text).self\(arguments.text)) }"
    let record = DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated private static let __skModuleRecord: \(RecordSource.layout(continuations: 0)) = \
        (\(source.record(hint: FNV1a.hash32(arguments.id.utf8), accessor: accessor)))
        """)
    return [record, source.description("private static let __skModuleDescription")].compactMap { $0 }
  }
}
