internal import PositionedJSON

extension RegistryCore {
  /// A registry that is restricted to modules of which the program has none: their names are misspelt, or they are not
  /// linked, and there is nothing in it that could be wrong.
  ///
  /// One name among others may be of a module that has neither adapters nor requirements.
  func unknownModules() -> [AdapterProblem] {
    guard let modules, !modules.isEmpty else { return [] }
    readAll()
    let adapters = state.withLock { $0.cells.values.map(\.module) }
    let known = Set(adapters + linkedRequirements().map(\.module))
    guard known.isDisjoint(with: modules), cAdapterCells().isEmpty else { return [] }
    let names = modules.sorted()
    let message = MessageText(
      fact: "No adapter and no requirement of '\(productName)' is linked into this program.",
      details: names.map { "Module '\($0)': \(NearNames($0, among: known.sorted()).suggestion)" },
      waysOut: [
        "Write the modules as the compiler knows them: for a target named 'my-app', the module is 'my_app'.",
        "Check that this program depends on their targets.",
        "For a registry without adapters, give it no module: AdapterRegistry(modules: []).",
      ])
    return [AdapterProblem(description: message.text)]
  }
}
