extension AdapterRegistry {
  /// Compares how many adapters modules declare with how many of them the linker left in the program.
  ///
  /// For modules that come in a static archive, or are linked with options that drop what nothing refers to: such records
  /// vanish without a word, and a protocol that is optional everywhere then counts as bound nowhere. Programs that do not
  /// call this pay nothing for it.
  ///
  /// - Parameter declared: for each module, as the compiler knows it, how many classes and factories it declares as
  ///   adapters, those that are written by hand or in C included.
  /// - Throws: ``AdapterValidationError`` with one problem for each module whose number differs.
  /// - Complexity: O(n) in the adapters of the program.
  public func validate(declaring declared: [String: Int]) throws {
    let problems = problems(declaring: declared)
    guard !problems.isEmpty else { return }
    throw AdapterValidationError(problems: problems, product: core.productName)
  }

  /// What ``validate(declaring:)`` would throw.
  ///
  /// - Parameter declared: for each module, how many adapters it declares.
  /// - Returns: one problem for each module whose number differs, sorted by module; empty where all numbers are right.
  /// - Complexity: O(n) in the adapters of the program.
  public func problems(declaring declared: [String: Int]) -> [AdapterProblem] {
    let core = core
    let found = Dictionary(grouping: core.allCells() + core.cAdapterCells(), by: \.module)
    return declared.sorted { $0.key < $1.key }.compactMap { module, count in
      let cells = (found[module] ?? []).sorted { $0.position < $1.position }
      guard cells.count != count else { return nil }
      return AdapterProblem(description: core.miscount(module, declared: count, cells).text)
    }
  }
}

extension RegistryCore {
  fileprivate func miscount(_ module: String, declared: Int, _ cells: [AdapterCell]) -> MessageText {
    let adapters = declared == 1 ? "1 adapter" : "\(declared) adapters"
    let found = cells.count == 1 ? "1 is" : "\(cells.count) are"
    var details = cells.map { "\($0.qualifiedName), declared \($0.whereDeclared)" }
    if let modules, !modules.contains(module) {
      details.append("This registry is restricted to other modules.")
    }
    let isLoss = cells.count < declared
    var waysOut = ["If the module changed, state the new number: [\"\(module)\": \(cells.count)]."]
    if isLoss {
      waysOut =
        [
          "A static archive is linked only where something refers to it. Link it whole: "
            + "-Xlinker --whole-archive -Xlinker lib\(module).a -Xlinker --no-whole-archive "
            + "(Apple platforms: -Xlinker -force_load -Xlinker lib\(module).a).",
          "Or build the module as a dynamic library, or as a target of a Swift package, whose object files are all linked.",
          "With the linker lld, mark records in C as retained, or link with -z nostart-stop-gc.",
        ] + waysOut
    }
    return MessageText(
      fact: "'\(module)' declares \(adapters), and \(found) linked into '\(productName)'.", details: details,
      waysOut: waysOut)
  }
}
