import FeedFormats
import FeedReader
import ServiceKit

/// Every binding, requirement and experiment of a product, for `--adapters`.
struct AdaptersReport: Encodable {
  let schemaVersion = 1
  let product: String
  let adapters: [Binding]
  let requirements: [Requirement]
  let experiments: [Experiment]

  init(product: String, registry: AdapterRegistry) {
    self.product = product
    adapters = registry.bindings.map(Binding.init)
    requirements = registry.requirements.map(Requirement.init)
    experiments = registry.withCurrent {
      ExperimentKey.readerKeys.map { Experiment(key: $0, choice: Experiments.choice(of: $0)) }
    }
  }

  /// One protocol that an adapter is bound to.
  struct Binding: Encodable {
    let binding: AdapterBinding

    private enum Key: String, CodingKey {
      case `protocol`, adapter, module, file, line, scope, host, variant, state, image
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(binding.protocolName, forKey: .protocol)
      try container.encode(binding.adapterName, forKey: .adapter)
      try container.encode(binding.module, forKey: .module)
      try container.encode(binding.file, forKey: .file)
      try container.encode(binding.line, forKey: .line)
      try container.encode("\(binding.scope)", forKey: .scope)
      try container.encode(binding.host, forKey: .host)
      try container.encode(binding.variant, forKey: .variant)
      try container.encode("\(binding.state)", forKey: .state)
      try container.encode(binding.image, forKey: .image)
    }
  }

  /// One place that needs a protocol.
  struct Requirement: Encodable {
    let requirement: AdapterRequirement

    private enum Key: String, CodingKey {
      case `protocol`, required, host, module, file, line, boundTo, image
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(requirement.protocolName, forKey: .protocol)
      try container.encode(requirement.isRequired, forKey: .required)
      try container.encode(requirement.host, forKey: .host)
      try container.encode(requirement.module, forKey: .module)
      try container.encode(requirement.file, forKey: .file)
      try container.encode(requirement.line, forKey: .line)
      try container.encode(requirement.boundTo, forKey: .boundTo)
      try container.encode(requirement.image, forKey: .image)
    }
  }

  /// One experiment: its arm in this run, and what decided.
  struct Experiment: Encodable {
    let key: ExperimentKey
    let choice: ExperimentChoice

    private enum Key: String, CodingKey {
      case name, arm, source, unit, owner, expires
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(key.name, forKey: .name)
      try container.encode(choice.arm, forKey: .arm)
      try container.encode("\(choice.source)", forKey: .source)
      try container.encode(choice.unit, forKey: .unit)
      try container.encode(key.owner, forKey: .owner)
      try container.encode(key.expires, forKey: .expires)
    }
  }

  /// The place, with the library where it is not in the program itself.
  private func place(_ file: String?, _ line: Int?, _ image: String?) -> String {
    let library = image.map { " in \(PlainText.line($0))" } ?? ""
    guard let file, let line else { return "-\(library)" }
    return "\(file):\(line)\(library)"
  }

  /// The report as two tables.
  var text: String {
    let bindingTable = TextTable(
      header: ["PROTOCOL", "ADAPTER", "SCOPE", "HOST", "VARIANT", "STATE", "DECLARED AT"],
      rows: adapters.map(\.binding).map { row in
        [
          row.protocolName, row.adapterName, "\(row.scope)", row.host ?? "-", row.variant ?? "-", "\(row.state)",
          place(row.file, row.line, row.image),
        ]
      })
    let requirementTable = TextTable(
      header: ["NEEDED", "", "BY", "BOUND TO", "DECLARED AT"],
      rows: requirements.map(\.requirement).map { row in
        [
          row.protocolName, row.isRequired ? "required" : "optional", row.host ?? "-", row.boundTo ?? "-",
          place(row.file, row.line, row.image),
        ]
      })
    let experimentTable = TextTable(
      header: ["EXPERIMENT", "ARM", "CHOSEN", "UNIT", "OWNER", "EXPIRES"],
      rows: experiments.map { row in
        [
          row.key.name, row.choice.arm, "\(row.choice.source)", PlainText.line(row.choice.unit ?? "-"), row.key.owner,
          row.key.expires,
        ]
      })
    return """
      \(product): \(adapters.count) bindings, \(requirements.count) requirements

      \(bindingTable.text)
      \(requirementTable.text)
      \(experimentTable.text)
      """
  }
}
