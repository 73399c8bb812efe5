import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The record of a handler, and the functions that lead to it.
///
/// A method is called by a peer in its own isolation, so that the call is right whatever that is; the instance is made by a
/// static peer, in the isolation of the type.
struct HandlesExpansion {
  private let function: FunctionDeclSyntax
  private let action: String
  private let owner: String?
  private let isStatic: Bool
  private let source: RecordSource
  private let names: (record: String, description: String, run: String, call: String)

  init(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) throws {
    let outer = LexicalContext(context.lexicalContext)
    function = try HandlesDiagnostics.function(declaration, node, outer)
    action = try HandlesDiagnostics.action(node)
    owner = outer.ownerName
    isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let path = outer.path.map { "\($0)." } ?? ""
    let name = SourceText.name(function.name)
    source = RecordSource(
      kind: .handler, name: "\(path)\(name)(\(action))", at: function.name, in: context,
      fields: [.init("action", action), .init("function", name)] + (outer.path.map { [.init("target", $0)] } ?? []))
    names = (
      context.makeUniqueName("record").text, context.makeUniqueName("description").text,
      context.makeUniqueName("run").text, context.makeUniqueName("call").text
    )
  }

  /// What an action that may wait needs.
  var waiting: [DeclSyntax] {
    let effects = function.signature.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    let call = "\(effects?.throwsClause == nil ? "" : "try ")\(isAsync ? "await " : "")\(callExpression)"
    let signature = "(_ action: \(action), _ call: MediatorKit::ActionCall) async throws -> \(action).Output"
    guard let owner, !isStatic else {
      let run = DeclSyntax(
        unparsed: "\(isolation)private \(owner == nil ? "" : "static ")func \(names.run)\(signature) { \(call) }")
      return [run] + constants("write")
    }
    let caller = DeclSyntax(unparsed: "\(isolation)private func \(names.call)\(signature) { \(call) }")
    let run = DeclSyntax(
      unparsed: """
        private static func \(names.run)\(signature) {
          let target = try MediatorKit::HandlerRecord.\(Self.target)(\(owner).self, call) {
            try MediatorKit::HandlerRecord.made(\(owner)())
          }
          return try await target.\(names.call)(action, call)
        }
        """)
    return [caller, run] + constants("write")
  }

  /// What an action that is answered at once needs.
  var immediate: [DeclSyntax] {
    let call = "\(function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")"
    let signature = "(_ action: \(action), _ call: MediatorKit::ActionCall) throws -> \(action).Output"
    guard let owner, !isStatic else {
      let run = DeclSyntax(
        unparsed:
          "\(isolation)private \(owner == nil ? "" : "static ")func \(names.run)\(signature) { \(call)\(callExpression) }")
      return [run] + constants("writeImmediate")
    }
    let run = DeclSyntax(
      unparsed: """
        private static func \(names.run)\(signature) {
          let target = try MediatorKit::HandlerRecord.\(Self.target)(\(owner).self, call) {
            try MediatorKit::HandlerRecord.made(\(owner)())
          }
          return \(call)target.\(callExpression)
        }
        """)
    return [run] + constants("writeImmediate")
  }

  private static let target = "target"

  /// The call of the function, with its labels.
  private var callExpression: String {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let arguments = zip(labels, ["action", "call"]).map { label, value in label == "_" ? value : "\(label): \(value)" }
    return "\(function.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// The attributes and modifiers of the function that say where it runs.
  private var isolation: String {
    let attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    let actors = attributes.filter { $0.hasSuffix("Actor") }.map { "@\($0) " }
    let modifiers = function.modifiers.filter { $0.name.text == "nonisolated" && $0.detail == nil }
    return actors.joined() + (modifiers.isEmpty ? "" : "nonisolated ")
  }

  private func constants(_ write: String) -> [DeclSyntax] {
    let prefix = owner == nil ? "private let" : "private static let"
    let target = owner.map { "\($0).self" } ?? "nil"
    let accessor = "{ unsafe MediatorKit::HandlerRecord.\(write)($0, \(action).self, \(target), \(names.run)) }"
    let hint = RecordHint.hint(ofType: action)
    let record = DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated \(prefix) \(names.record): \(RecordSource.layout(continuations: 0)) = \
        (\(source.record(hint: hint, accessor: accessor)))
        """)
    return [record, source.description("\(prefix) \(names.description)")].compactMap { $0 }
  }
}
