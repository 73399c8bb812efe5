import ContainerKit
import FeedReader
import MediatorKit
import ServiceKit

/// What is wrong with a product's bindings, scenes and modules, for `--validate`.
struct ValidationReport: Encodable {
  let schemaVersion = 1
  let product: String
  let problems: [String]

  init(product: String, registry: AdapterRegistry, mediator: Mediator) {
    self.product = product
    var problems = registry.problems().map { "\($0)" }
    registry.withCurrent {
      problems += ComponentCatalog.linked.problems().map { "\($0)" }
      do { _ = try ReaderScenes().plan() } catch { problems.append("\(error)") }
    }
    do { try mediator.validate() } catch { problems.append("\(error)") }
    self.problems = problems
  }

  /// The report as a sentence, or as one paragraph for each problem.
  var text: String {
    guard !problems.isEmpty else { return "\(product): every requirement is met\n" }
    return problems.map { $0 + "\n" }.joined(separator: "\n")
  }
}
