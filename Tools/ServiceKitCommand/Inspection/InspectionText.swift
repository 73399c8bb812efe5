import LintEngine
import ProductMap

/// What products contain, as tables.
struct InspectionText {
  let columns: Int?
  let usesColor: Bool

  /// The tables of several products, one after another.
  func text(of products: [InspectedBinary]) -> String { products.map(text).joined(separator: "\n") }

  private func text(of product: InspectedBinary) -> String {
    let contents = product.contents
    let tables = [
      bindings(contents.bindings), requirements(contents.requirements), components(contents.components),
      modules(contents.modules), handlers(contents.handlers),
    ].map { $0.text(columns: columns, usesColor: usesColor) }
    return ([title(product)] + tables.filter { !$0.isEmpty } + [notes(product)].filter { !$0.isEmpty })
      .joined(separator: "\n")
  }

  private func title(_ product: InspectedBinary) -> String {
    let contents = product.contents
    let counts = [
      (contents.bindings.reduce(0) { $0 + $1.protocols.count }, "binding"),
      (contents.requirements.count, "requirement"),
      (contents.components.count, "component"), (contents.modules.count, "module"),
      (contents.handlers.count, "handler"),
    ].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let name = TerminalText.escaped("\(contents.product) (\(product.architectures.joined(separator: ", ")))")
    return "\(name): \(counts.joined(separator: ", "))\n"
  }

  /// What the tables do not have.
  private func notes(_ product: InspectedBinary) -> String {
    let undescribed = product.contents.undescribed.map { records in
      "\(records.count) \(RecordKindName.name(records.kind, isOne: records.count == 1)) without a description"
    }
    return (undescribed + product.passedOver).map { "not shown: \(TerminalText.escaped($0))\n" }.joined()
  }

  private func place(_ place: DeclarationPlace) -> String { "\(place.file):\(place.line)" }

  // MARK: - Tables

  private func bindings(_ bindings: [Binding]) -> TextTable {
    var table = TextTable(["PROTOCOL", "ADAPTER", "SCOPE", "HOST", "VARIANT", "DECLARED AT"])
    let rows = bindings.flatMap { binding in binding.protocols.map { (name: $0, binding: binding) } }
    for (name, binding) in rows.sorted(by: { ($0.name, $0.binding.place) < ($1.name, $1.binding.place) }) {
      table.add([name, binding.adapter, binding.scope, binding.host, binding.variant, place(binding.place)])
    }
    return table
  }

  private func requirements(_ requirements: [Requirement]) -> TextTable {
    var table = TextTable(["NEEDED", "USE", "BY", "DECLARED AT"])
    for need in requirements.sorted(by: { ($0.protocolName, $0.place) < ($1.protocolName, $1.place) }) {
      table.add([need.protocolName, need.isRequired ? "required" : "optional", need.name, place(need.place)])
    }
    return table
  }

  private func components(_ components: [Component]) -> TextTable {
    var table = TextTable(["COMPONENT", "CLASS", "DECLARED AT"])
    for component in components.sorted(by: { ($0.name, $0.place) < ($1.name, $1.place) }) {
      table.add([component.name, component.className, place(component.place)])
    }
    return table
  }

  private func modules(_ modules: [Module]) -> TextTable {
    var table = TextTable(["MODULE", "CLASS", "POLICY", "GATE", "DECLARED AT"])
    for module in modules.sorted(by: { ($0.id, $0.place) < ($1.id, $1.place) }) {
      table.add([module.id, module.className, module.policy, module.gate, place(module.place)])
    }
    return table
  }

  private func handlers(_ handlers: [Handler]) -> TextTable {
    var table = TextTable(["ACTION", "HANDLER", "WHEN", "DECLARED AT"])
    for handler in handlers.sorted(by: { ($0.action, $0.place) < ($1.action, $1.place) }) {
      table.add([handler.action, handler.name, handler.condition, place(handler.place)])
    }
    return table
  }
}
