import FeedReader
import MediatorKit

extension ModulesReport {
  /// Gathers what a mediator has.
  ///
  /// - Parameters:
  ///   - product: The name of the product.
  ///   - mediator: Has the modules.
  ///   - counts: What was counted in all runs.
  init(product: String, mediator: Mediator, counts: ModuleCounts) {
    schemaVersion = Self.currentVersion
    self.product = product
    modules = mediator.linkedModules.sorted { ($0.id, $0.className) < ($1.id, $1.className) }
      .map { Row(module: $0, count: counts[$0.id]) }
    actions = mediator.handlers
      .map { (name: $0.actionName, place: $0.place.map { "\($0)" } ?? "", handler: $0) }
      .sorted { ($0.name, $0.place) < ($1.name, $1.place) }.map { Action(handler: $0.handler) }
  }
}

extension ModulesReport.Row {
  fileprivate init(module: LinkedModule, count: ModuleCounts.Count) {
    id = module.id
    `class` = module.className
    policy = module.policy?.name
    gate = module.gate
    launches = count.launches
    totalNanoseconds = count.totalNanoseconds
    longestNanoseconds = count.longestNanoseconds
    file = module.place?.fileID
    line = module.place?.line
  }
}

extension ModulesReport.Action {
  fileprivate init(handler: LinkedHandler) {
    let parts = [handler.targetName, handler.functionName].compactMap { $0 }
    action = handler.actionName
    name = handler.route?.name
    path = handler.route?.path
    exposure = handler.route?.exposure.name
    self.handler = parts.isEmpty ? nil : parts.joined(separator: ".")
    module = handler.module
    file = handler.place?.fileID
    line = handler.place?.line
  }
}
