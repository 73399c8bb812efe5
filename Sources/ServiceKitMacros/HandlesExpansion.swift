import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The record of a handler, and the functions that lead to it.
///
/// A method is called by a peer in its own isolation, so that the call is right whatever that is; the instance is made by a
/// static peer, in the isolation of the type. Peers have the very form that the record asks for, since the compiler crashes
/// on a closure, also one that a conversion makes, in the initial value of an actor's static property (Swift 6.3.1).
struct HandlesExpansion {
  private let function: FunctionDeclSyntax
  private let action: String
  private let owner: String?
  private let isStatic: Bool
  private let source: RecordSource
  private let names: (record: String, description: String, make: String, run: String, call: String)

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
      context.makeUniqueName("make").text, context.makeUniqueName("run").text,
      context.makeUniqueName("call").text
    )
  }

  /// What an action that may wait needs.
  var waiting: [DeclSyntax] {
    let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    let signature = "(_ action: \(action), _ call: MediatorKit::ActionCall) async throws -> \(action).Output"
    let caller = "func \(names.call)\(signature) { \(tryMark)\(isAsync ? "await " : "")\(callExpression) }"
    guard let owner, !isStatic else { return free(caller) + constants("write", names.call) }
    let run = DeclSyntax(
      unparsed: """
        private static func \(names.run)(_ target: \(owner), \(signature.dropFirst()) {
          try await target.\(names.call)(action, call)
        }
        """)
    return [DeclSyntax(unparsed: "\(isolation)private \(caller)"), run, make(owner, "async ")]
      + constants("write", "\(names.make), \(names.run)")
  }

  /// What an action that is answered at once needs.
  var immediate: [DeclSyntax] {
    let signature = "(_ action: \(action), _ call: MediatorKit::ActionCall) throws -> \(action).Output"
    guard let owner, !isStatic else {
      return free("func \(names.call)\(signature) { \(tryMark)\(callExpression) }")
        + constants("writeImmediate", names.call)
    }
    let run = DeclSyntax(
      unparsed: """
        private static func \(names.run)(_ target: \(owner), \(signature.dropFirst()) {
          \(tryMark)target.\(callExpression)
        }
        """)
    return [run, make(owner, "")] + constants("writeImmediate", "\(names.make), \(names.run)")
  }

  /// A peer of a free function or a static method.
  private func free(_ caller: String) -> [DeclSyntax] {
    [DeclSyntax(unparsed: "\(isolation)private \(owner == nil ? "" : "static ")\(caller)")]
  }

  /// Makes the instance, in the isolation of the type.
  private func make(_ owner: String, _ async: String) -> DeclSyntax {
    DeclSyntax(
      unparsed: """
        private static func \(names.make)() \(async)throws -> \(owner) {
          try MediatorKit::HandlerRecord.made(\(owner)())
        }
        """)
  }

  private var tryMark: String { function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try " }

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

  private func constants(_ write: String, _ functions: String) -> [DeclSyntax] {
    let prefix = owner == nil ? "private let" : "private static let"
    let target = owner == nil || isStatic ? "\(owner.map { "\($0).self" } ?? "nil"), " : ""
    let accessor = "{ unsafe MediatorKit::HandlerRecord.\(write)($0, \(action).self, \(target)\(functions)) }"
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
