import FeedReader
import MediatorKit

/// The modules of a product, and the actions that they handle, for `--modules`.
struct ModulesReport: Encodable {
  let schemaVersion = 1
  let product: String
  let modules: [Row]
  let actions: [Action]

  init(product: String, mediator: Mediator, counts: ModuleCounts) {
    self.product = product
    modules = mediator.linkedModules.sorted { ($0.id, $0.className) < ($1.id, $1.className) }
      .map { Row(module: $0, count: counts[$0.id]) }
    actions = mediator.handlers
      .map { (name: $0.actionName, place: $0.place.map { "\($0)" } ?? "", handler: $0) }
      .sorted { ($0.name, $0.place) < ($1.name, $1.place) }.map { Action(handler: $0.handler) }
  }

  /// One module, with what was counted in all runs; times in nanoseconds.
  struct Row: Encodable {
    let module: LinkedModule
    let count: ModuleCounts.Count

    private enum Key: String, CodingKey {
      case id, `class`, policy, gate, launches, totalNanoseconds, longestNanoseconds, file, line
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(module.id, forKey: .id)
      try container.encode(module.className, forKey: .class)
      try container.encode(module.policy?.name, forKey: .policy)
      try container.encode(module.gate, forKey: .gate)
      try container.encode(count.launches, forKey: .launches)
      try container.encode(count.totalNanoseconds, forKey: .totalNanoseconds)
      try container.encode(count.longestNanoseconds, forKey: .longestNanoseconds)
      try container.encode(module.place?.fileID, forKey: .file)
      try container.encode(module.place?.line, forKey: .line)
    }
  }

  /// One action and its handler; what an action without a name does not have is `null`.
  struct Action: Encodable {
    let handler: LinkedHandler

    private enum Key: String, CodingKey {
      case action, name, path, exposure, handler, module, file, line
    }

    var handlerName: String? {
      let parts = [handler.targetName, handler.functionName].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(handler.actionName, forKey: .action)
      try container.encode(handler.route?.name, forKey: .name)
      try container.encode(handler.route?.path, forKey: .path)
      try container.encode(handler.route?.exposure.name, forKey: .exposure)
      try container.encode(handlerName, forKey: .handler)
      try container.encode(handler.module, forKey: .module)
      try container.encode(handler.place?.fileID, forKey: .file)
      try container.encode(handler.place?.line, forKey: .line)
    }
  }

  /// The report as two tables.
  var text: String {
    let milliseconds: (Int64) -> String = { "\($0 / 1_000_000) ms" }
    let moduleTable = TextTable(
      header: ["MODULE", "CLASS", "LAUNCHES", "OPEN", "LONGEST", "DECLARED AT"],
      rows: modules.map { row in
        [
          row.module.id, row.module.className, "\(row.count.launches)", milliseconds(row.count.totalNanoseconds),
          milliseconds(row.count.longestNanoseconds), row.module.place.map { "\($0)" } ?? "-",
        ]
      })
    let actionTable = TextTable(
      header: ["ACTION", "PATH", "EXPOSURE", "HANDLER", "DECLARED AT"],
      rows: actions.map { row in
        [
          row.handler.actionName, row.handler.route?.path ?? "-", row.handler.route?.exposure.name ?? "-",
          row.handlerName ?? "-", row.handler.place.map { "\($0)" } ?? "-",
        ]
      })
    return "\(product): \(modules.count) modules, \(actions.count) actions\n\n\(moduleTable.text)\n\(actionTable.text)"
  }
}
