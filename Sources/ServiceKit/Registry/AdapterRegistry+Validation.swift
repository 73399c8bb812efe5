/// One thing that is wrong with the bindings of a program.
public struct AdapterProblem: Hashable, Sendable, CustomStringConvertible {
  /// The whole message: the fact, the places, the ways out.
  public let description: String
}

/// The bindings of a program do not fit its requirements.
public struct AdapterValidationError: Error, Sendable, CustomStringConvertible {
  /// At least one.
  public let problems: [AdapterProblem]
  let product: String

  /// Every problem's message, with a count in front.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "\(count) with the adapters of '\(product)':\n\n"
      + problems.map(\.description).joined(separator: "\n\n")
  }
}

extension AdapterRegistry {
  /// Compares the requirements with the bindings, before any adapter is made, and finds experiments that are over
  /// or that are declared in two ways, a list of modules of which the program has none, and images that could not be
  /// searched.
  ///
  /// One line in a test for each product.
  ///
  /// - Throws: ``AdapterValidationError`` with every problem.
  /// - Complexity: O(n) in the records of the program.
  public func validate() throws { try validate(today: .today) }

  /// The same as of a day, which decides whether an experiment has expired.
  ///
  /// - Parameter today: the day.
  /// - Throws: ``AdapterValidationError`` with every problem.
  public func validate(today: ExperimentDay) throws {
    let problems = problems(today: today)
    guard !problems.isEmpty else { return }
    throw AdapterValidationError(problems: problems, product: core.productName)
  }

  /// What ``validate()`` would throw, each problem once, in a stable order; empty where all is well.
  public func problems() -> [AdapterProblem] { problems(today: .today) }

  /// The same as of a day, which decides whether an experiment has expired.
  public func problems(today: ExperimentDay) -> [AdapterProblem] {
    let core = core
    return core.copyProblems() + core.unreadProblems() + core.unknownModules() + core.duplicates()
      + core.cAdapterProblems() + core.unknownArms() + core.contradictingExperiments() + core.unmetRequirements()
      + core.unmetCRequirements() + core.finishedExperiments(today: today)
  }
}

extension RegistryCore {
  fileprivate func copyProblems() -> [AdapterProblem] {
    copyErrors().map { AdapterProblem(description: $0.description) }
  }

  fileprivate func duplicates() -> [AdapterProblem] {
    var bound: [ObjectIdentifier: (type: Any.Type, cells: [AdapterCell])] = [:]
    for cell in everyCell() {
      // A protocol may be named twice by one adapter, by an alias.
      for type in cell.declaration.protocols where bound[ObjectIdentifier(type)]?.cells.last !== cell {
        guard overrides[ObjectIdentifier(type)] == nil else { continue }
        bound[ObjectIdentifier(type), default: (type, [])].cells.append(cell)
      }
    }
    let several = bound.values.filter { _, cells in if case .several = Resolution(cells) { true } else { false } }
    let conflicts = several.sorted {
      (TypeName.qualified($0.type), $0.cells[0].position) < (TypeName.qualified($1.type), $1.cells[0].position)
    }
    if let note = severalProducts(conflicts.map(\.cells)) { return [note] }
    return conflicts.map {
      AdapterProblem(description: AdapterError.ambiguous($0.type, $0.cells, in: self).description)
    }
  }

  /// A test bundle that links several products is not full of duplicates: it has several tables in one.
  private func severalProducts(_ conflicts: [[AdapterCell]]) -> AdapterProblem? {
    let areBetweenModules = conflicts.allSatisfy { Set($0.map(\.module)).count > 1 }
    guard modules == nil, ProductName.isTestBundle, !conflicts.isEmpty, areBetweenModules else { return nil }
    let names = Set(conflicts.joined().map(\.module)).sorted()
    let count = conflicts.count == 1 ? "One protocol is" : "\(conflicts.count) protocols are"
    let message = MessageText(
      fact: "This test bundle links several products: \(count) bound in more than one of the modules "
        + "\(names.joined(separator: ", ")).",
      waysOut: ["Test one product at a time: AdapterRegistry(modules: [\"\(names[0])\", …])."])
    return AdapterProblem(description: message.text)
  }

  /// Adapters for arms that their experiments do not have: no run would ever choose them.
  fileprivate func unknownArms() -> [AdapterProblem] {
    allCells().compactMap { cell in
      guard let variant = cell.declaration.variant, !variant.experiment.arms.contains(variant.arm) else { return nil }
      return AdapterProblem(description: AdapterError.unknownArm(cell, variant).description)
    }
  }

  fileprivate func unmetRequirements() -> [AdapterProblem] {
    let found = allRequirements().compactMap { requirement -> (String, AdapterProblem)? in
      guard let error = problem(with: requirement) else { return nil }
      let place = requirement.place.map { ($0.fileID, $0.line) } ?? ("", 0)
      let order = "\(TypeName.qualified(requirement.declaration.protocolType)) \(place)"
      return (order, AdapterProblem(description: error.description))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Why a requirement cannot be met; nil where it can.
  func problem(with requirement: LinkedRequirement) -> AdapterError? {
    let declaration = requirement.declaration
    let type = declaration.protocolType
    let absence: Absence
    switch resolution(of: type) {
    case .registered, .several: return nil
    case .unbound: absence = .notBound
    case .one(let cell):
      if let unreachable = unreachable(requirement, cell) { return unreachable }
      guard let variant = cell.declaration.variant else { return nil }
      guard let other = variant.experiment.arms.first(where: { $0 != variant.arm }) else { return nil }
      absence = .otherArm(AdapterVariant(experiment: variant.experiment, arm: other), bound: [cell])
    case .arms(let key, let arms):
      for cell in arms.values.sorted(by: { $0.position < $1.position }) {
        if let unreachable = unreachable(requirement, cell) { return unreachable }
      }
      guard let other = key.arms.first(where: { arms[$0] == nil }) else { return nil }
      absence = .otherArm(AdapterVariant(experiment: key, arm: other), bound: Array(arms.values))
    }
    return declaration.isRequired ? .missing(type, absence, need: requirement.need, in: self) : nil
  }

  /// A property without a host cannot reach an adapter that belongs to one.
  private func unreachable(_ requirement: LinkedRequirement, _ cell: AdapterCell) -> AdapterError? {
    guard !requirement.declaration.hasHost, cell.needsHost else { return nil }
    return .needsHost(requirement.declaration.protocolType, cell)
  }

  #if DEBUG
    /// Reports unmet requirements of a host's class, when the first host of the class is made.
    func checkRequirementsOnce(of host: Any.Type) {
      let isFirst = state.withLock { $0.checkedHosts.insert(ObjectIdentifier(host)).inserted }
      guard isFirst else { return }
      for requirement in allRequirements() where requirement.declaration.owner == host {
        if let error = problem(with: requirement) { AdapterReports.report(error) }
      }
    }
  #endif
}

extension ProductName {
  /// The program runs tests: SwiftPM and Xcode name their bundles so.
  static let isTestBundle =
    CommandLine.arguments.contains { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }
    || current.hasSuffix(".xctest") || current == "swiftpm-testing-helper"
}
