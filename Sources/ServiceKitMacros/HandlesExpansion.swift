import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The record of a handler, and the functions that lead to it.
///
/// A function that does not wait is called by a peer in its own isolation, which need not be known here; one that waits is
/// called from anywhere. The instance is made by a static peer, in the isolation of the type. Peers that the record refers to
/// have the very form that it asks for, since the compiler crashes on a closure, also one that a conversion makes, in the
/// initial value of an actor's static property (Swift 6.3.1).
struct HandlesExpansion {
  private let function: FunctionDeclSyntax
  private let action: String
  /// The argument for the scope, with the comma before it; nil for the default.
  private let scope: String?
  /// What the attribute says besides, as it says it: a state, the arm of an experiment, the value of a setting.
  private let conditions: [HandlesDiagnostics.Condition]
  private let owner: String?
  private let isStatic: Bool
  /// The first protocol of the owner, where that is an adapter.
  private let adapterProtocol: String?
  private let source: RecordSource
  private let names: (record: String, description: String, make: String, create: String, bind: String, call: String)

  init(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) throws {
    let outer = LexicalContext(context.lexicalContext)
    function = try HandlesDiagnostics.function(declaration, node, outer)
    action = try HandlesDiagnostics.action(node)
    conditions = try HandlesDiagnostics.conditions(node)
    owner = outer.ownerName
    isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let path = outer.path.map { "\($0)." } ?? ""
    let name = SourceText.name(function.name)
    source = RecordSource(
      kind: .handler, name: "\(path)\(name)(\(action))\(conditions.map(\.label).joined())", at: function.name,
      in: context,
      fields: [.init("action", action), .init("function", name)] + (outer.path.map { [.init("target", $0)] } ?? [])
        + conditions.map { .init($0.field, $0.label) })
    // The compiler's unique names are the same for all functions of one name.
    let parameters = SourceText.oneLine(function.signature.parameterClause)
    let overload = String(FNV1a.hash64("\(action):\(parameters)\(conditions.map(\.label).joined())".utf8), radix: 36)
    let unique: (String) -> String = { context.makeUniqueName("\($0)\(overload)").text }
    names = (unique("record"), unique("description"), unique("make"), unique("create"), unique("bind"), unique("call"))
    let isMethod = owner != nil && !isStatic
    adapterProtocol = isMethod ? try HandlesDiagnostics.adapterProtocol(outer, function) : nil
    let asked = try HandlesDiagnostics.scope(node, isMethod: isMethod && adapterProtocol == nil)
    scope = (adapterProtocol == nil ? asked : ".unique").map { ", scope: \($0)" }
  }

  /// What an action that may wait needs.
  var waiting: [DeclSyntax] {
    let signature = "\(parameters) async throws -> \(action).Output"
    guard let owner, !isStatic else {
      let caller = free("func \(names.call)\(signature)", body)
      guard owner != nil else { return caller + constants("write", names.call) }
      let bind = DeclSyntax(
        unparsed: """
          @Sendable nonisolated(nonsending) private static func \(names.bind)\(signature) { try await \(names.call)(\(local.action), \(local.call)) }
          """)
      return caller + [bind] + constants("write", names.bind)
    }
    // A function that waits goes where it must; one that does not is called in its own isolation, by a peer.
    let isDirect = isAsync && !owesReply
    let callee =
      isDirect
      ? "\(tryMark)await target.\(callExpression)"
      : "try await target.\(names.call)(\(local.action), \(local.call))"
    let method = DeclSyntax(
      unparsed: """
        nonisolated private struct \(names.bind): MediatorKit::HandlerMethod {
          let target: \(owner)
          nonisolated(nonsending) func run\(signature) { \(callee) }
        }
        """)
    let caller = DeclSyntax(unparsed: "\(isolation)fileprivate func \(names.call)\(signature) \(body)")
    let create = DeclSyntax(
      unparsed: """
        private static func \(names.create)(_ maker: MediatorKit::TargetMaker) async throws -> \(owner) {
          try \(instance(owner))
        }
        """)
    let make = DeclSyntax(
      unparsed: """
        @Sendable nonisolated(nonsending) private static func \(names.make)(_ maker: MediatorKit::TargetMaker) async throws -> \(owner) {
          try await \(names.create)(maker)
        }
        """)
    return (isDirect ? [] : [caller]) + [method, create, make]
      + [record("write($0, \(names.make), \(names.bind).self\(arguments))"), description].compactMap { $0 }
  }

  /// What an action that is answered at once needs.
  var immediate: [DeclSyntax] {
    let signature = "\(parameters) throws -> \(action).Output"
    guard let owner, !isStatic else {
      return free("func \(names.call)\(signature)", "{ \(tryMark)\(callExpression) }")
        + constants("writeImmediate", names.call)
    }
    let bind = DeclSyntax(
      unparsed: """
        @Sendable nonisolated private static func \(names.bind)(_ target: \(owner)) -> MediatorKit::HandlerRecord.ImmediateRun<\(action)> {
          { \(local.action), \(local.call) in \(tryMark)target.\(callExpression) }
        }
        """)
    let make = DeclSyntax(
      unparsed: """
        @Sendable nonisolated private static func \(names.make)(_ maker: MediatorKit::TargetMaker) throws -> \(owner) {
          try \(instance(owner))
        }
        """)
    return [bind, make]
      + constants(
        "`a type whose methods answer at once must be Sendable and belong to no actor`", "\(names.make), \(names.bind)")
  }

  /// What gives the instance: the registry where the owner is an adapter, in each call, and else its initialiser.
  private func instance(_ owner: String) -> String {
    adapterProtocol.map { "maker.adapter(\($0), as: \(owner).self)" } ?? "maker.made(\(owner)())"
  }

  /// A peer of a free function or a static method, in its isolation.
  private func free(_ caller: String, _ body: String) -> [DeclSyntax] {
    [DeclSyntax(unparsed: "@Sendable \(isolation)private \(owner == nil ? "" : "static ")\(caller) \(body)")]
  }

  /// The function answers by a `Reply`, its third parameter.
  private var owesReply: Bool { function.signature.parameterClause.parameters.count == 3 }

  private var isAsync: Bool { function.signature.effectSpecifiers?.asyncSpecifier != nil }

  private var tryMark: String { function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try " }

  /// The body of a peer that calls the function, and waits for the reply where there is one.
  private var body: String {
    let callee =
      !isAsync && mayBeElsewhere
      // Whether it must be awaited is not known: beside something that is, it may be.
      ? "try await (MediatorKit::ModuleRecord.mayThrow(), \(callExpression)).1"
      : "\(tryMark)\(isAsync ? "await " : "")\(callExpression)"
    guard owesReply else { return "{ \(callee) }" }
    return """
      {
        let \(local.pending) = try MediatorKit::PendingReply<\(action).Output>(\(local.call))
        \(callee)
        return try await \(local.pending).value()
      }
      """
  }

  /// The parameters of the peers.
  private var parameters: String { "(_ \(local.action): \(action), _ \(local.call): MediatorKit::ActionCall)" }

  /// What the peers call their parameters and constants: not as the function, which they would hide.
  private var local: (action: String, call: String, pending: String) {
    let name = SourceText.name(function.name)
    let other: (String) -> String = { $0 == name ? "\($0)_" : $0 }
    return (other("action"), other("call"), other("pending"))
  }

  /// The call of the function, with its labels.
  private var callExpression: String {
    let labels = function.signature.parameterClause.parameters.map { Self.label($0.firstName) }
    let arguments = zip(labels, [local.action, local.call, "\(local.pending).reply()"])
      .map { label, value in label == "_" ? value : "\(label): \(value)" }
    return "\(function.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// A label as calls write it; only one keyword needs backticks there.
  private static func label(_ name: TokenSyntax) -> String {
    let label = SourceText.name(name)
    return label == "inout" ? name.text : label
  }

  /// The function has an attribute that may be the global actor of the program's own, which has any name.
  private var mayBeElsewhere: Bool {
    let known: Set = [
      "Handles", "MediatorKit.Handles", "available", "backDeployed", "discardableResult", "inlinable", "inline", "objc",
      "preconcurrency", "Sendable", "usableFromInline",
    ]
    return function.attributes.contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
      return !known.contains(name) && !name.hasSuffix("Actor") && !name.hasPrefix("_")
    }
  }

  /// The attributes and modifiers of the function that say where it runs.
  private var isolation: String {
    let attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    let actors = attributes.filter { $0.hasSuffix("Actor") }.map { "@\($0) " }
    let modifiers = function.modifiers.filter { $0.name.text == "nonisolated" && $0.detail == nil }
    return actors.joined() + (modifiers.isEmpty ? "" : "nonisolated ")
  }

  /// What the attribute says besides the action, with a comma before each.
  private var arguments: String { (scope ?? "") + conditions.map { ", \($0.field): \($0.value)" }.joined() }

  private func constants(_ write: String, _ functions: String) -> [DeclSyntax] {
    let target = owner == nil || isStatic ? "\(owner.map { "\($0).self" } ?? "nil"), " : ""
    return [record("\(write)($0, \(action).self, \(target)\(functions)\(arguments))"), description].compactMap { $0 }
  }

  private func record(_ write: String) -> DeclSyntax {
    DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated \(constant) \(names.record): \(RecordSource.layout(continuations: 0)) = \
        (\(source.record(hint: RecordHint.hint(ofType: action), accessor: "{ unsafe MediatorKit::HandlerRecord.\(write) }")))
        """)
  }

  private var description: DeclSyntax? { source.description("\(constant) \(names.description)") }

  private var constant: String { owner == nil ? "private let" : "private static let" }
}
