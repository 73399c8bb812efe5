import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Module` is given.
struct ModuleArguments {
  let id: String
  private let policy: String?
  private let gate: String?

  /// - Throws: the diagnostic.
  init(_ node: AttributeSyntax) throws {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    func expression(_ label: String) -> ExprSyntax? { arguments?.first { $0.label?.text == label }?.expression }
    id = try ModuleDiagnostics.name(expression("id"), of: "id of a module", #"@Module(id: "2")"#, node)
    let given = { (label: String) in expression(label).flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 } }
    policy = given("policy").map { SourceText.oneLine($0) }
    gate = try given("requires").map {
      try ModuleDiagnostics.name($0, of: "name of a gate", #"@Module(id: "2", requires: "login")"#, node)
    }
  }

  /// What the description says of them.
  var fields: [RecordDescription.Field] {
    (policy.map { [.init("policy", $0)] } ?? []) + (gate.map { [.init("requires", $0)] } ?? [])
  }

  /// The further arguments of the record's accessor.
  var text: String {
    (policy.map { ", policy: \($0)" } ?? "")
      + (gate.map { ", requires: \(StringLiteralExprSyntax(content: $0))" } ?? "")
  }
}
