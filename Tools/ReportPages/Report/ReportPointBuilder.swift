internal import LintReport

/// Adds up the documents of one point.
struct ReportPointBuilder {
  private struct Key: Hashable, Comparable {
    let first: String
    let second: String

    static func < (left: Self, right: Self) -> Bool { (left.first, left.second) < (right.first, right.second) }
  }

  private(set) var point: ReportPoint
  private var modules: [Key: ReportPoint.Module] = [:]
  private var components: [Key: ReportPoint.Component] = [:]
  private var eventTimes: [Key: [String: Int64]] = [:]
  private var adapters: [Key: ReportPoint.Adapter] = [:]
  private var declaredAdapters: Set<String> = []
  private var declaredComponents: Set<String> = []
  private var declaredModules: Set<String> = []

  init(label: String) { point = ReportPoint(label: label) }

  mutating func add(_ input: ReportInput, path: String) {
    point.documents.append(ReportPoint.Document(path: path, kind: input.name))
    switch input {
    case .lint(let document): add(document)
    case .profile(let document): for entry in document.entries { add(entry) }
    case .modules(let document): for row in document.modules { add(row, of: document.product) }
    case .adapters(let document): for row in document.adapters { add(row, of: document.product) }
    case .matrix(let document): add(document)
    }
  }

  /// The point, sorted.
  func finished() -> ReportPoint {
    var point = point
    point.modules = modules.sorted { $0.key < $1.key }.map(\.value)
    point.adapters = adapters.sorted { $0.key < $1.key }.map(\.value)
    point.components = components.sorted { $0.key < $1.key }.map { key, component in
      var component = component
      let times = eventTimes[key, default: [:]]
      component.costliestEvent = times.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
      return component
    }
    if point.documents.contains(where: { $0.kind != "lint" }) {
      point.declared = ReportPoint.Declared(
        adapters: declaredAdapters.count, components: declaredComponents.count, modules: declaredModules.count)
    }
    return point
  }

  private mutating func add(_ document: LintDocument) {
    var lint = point.lint ?? ReportPoint.Lint()
    let summary = document.summary
    lint.errors = lint.errors.boundedSum(summary.errors)
    lint.warnings = lint.warnings.boundedSum(summary.warnings)
    lint.files = lint.files.boundedSum(summary.files)
    lint.hiddenBySuppressions = lint.hiddenBySuppressions.boundedSum(summary.hiddenBySuppressions)
    lint.hiddenByBaseline = lint.hiddenByBaseline.boundedSum(summary.hiddenByBaseline)
    for finding in document.findings {
      lint.rules[finding.rule, default: 0] += 1
      for product in Set(finding.products) { lint.products[product, default: 0] += 1 }
    }
    point.lint = lint
  }

  private mutating func add(_ entry: ProfileDocument.Entry) {
    let key = Key(first: entry.container, second: entry.component)
    var component = components[key] ?? ReportPoint.Component(container: entry.container, name: entry.component)
    component.calls = component.calls.boundedSum(entry.calls)
    component.slow = component.slow.boundedSum(entry.slow)
    component.totalNanoseconds = component.totalNanoseconds.boundedSum(entry.total)
    component.longestNanoseconds = max(component.longestNanoseconds, entry.worst.bounded)
    components[key] = component
    let time = eventTimes[key, default: [:]][entry.event, default: 0]
    eventTimes[key, default: [:]][entry.event] = time.boundedSum(entry.total)
    declaredComponents.insert(entry.component)
  }

  private mutating func add(_ row: ModulesDocument.Row, of product: String?) {
    let key = Key(first: product ?? "", second: row.id)
    var module = modules[key] ?? ReportPoint.Module(product: product, id: row.id)
    module.type = module.type ?? row.type
    module.launches = module.launches.boundedSum(row.launches)
    module.failures = module.failures.boundedSum(row.failures ?? 0)
    module.totalNanoseconds = module.totalNanoseconds.boundedSum(row.totalNanoseconds)
    module.longestNanoseconds = max(module.longestNanoseconds, row.longestNanoseconds.bounded)
    modules[key] = module
    declaredModules.insert(row.id)
  }

  private mutating func add(_ row: AdaptersDocument.Row, of product: String?) {
    declaredAdapters.insert(row.key)
    guard let creations = row.creations else { return }
    let key = Key(first: product ?? "", second: row.title)
    var adapter = adapters[key] ?? ReportPoint.Adapter(product: product, name: row.title)
    adapter.creations = adapter.creations.boundedSum(creations)
    adapter.totalNanoseconds = adapter.totalNanoseconds.boundedSum(row.totalNanoseconds ?? 0)
    adapter.longestNanoseconds = max(adapter.longestNanoseconds, (row.longestNanoseconds ?? 0).bounded)
    adapters[key] = adapter
  }

  private mutating func add(_ document: MatrixDocument) {
    for entry in document.rows.flatMap(\.cells).flatMap({ $0.entries ?? [] }) {
      switch document.kind {
      case "adapters": declaredAdapters.insert("\(entry.place.file):\(entry.place.line)")
      case "components": declaredComponents.insert(entry.name)
      case "modules": declaredModules.insert(entry.name)
      default: break
      }
    }
  }
}
