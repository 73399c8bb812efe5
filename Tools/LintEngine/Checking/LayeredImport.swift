/// An import between two modules that are in layers.
package struct LayeredImport {
  package let importer: String
  package let imported: String
  package let from: LayerMap.Slot
  package let to: LayerMap.Slot
  package let place: Place

  /// The imports between modules in layers that are wrong, those that a container's own rule reports left out.
  ///
  /// Every statement counts, but of statements for one module that exclude each other, such as the branches of one `#if`,
  /// the first stands for all.
  ///
  /// - Parameters:
  ///   - facts: what is known of the project.
  ///   - map: where its modules are.
  ///   - isWrong: says of two places in the layers whether the first must not import the second.
  /// - Returns: the imports, in the order of modules, files and places.
  /// - Complexity: O(n) in the imports.
  package static func all(
    in facts: ProjectFacts, _ map: LayerMap, where isWrong: (LayerMap.Slot, LayerMap.Slot) -> Bool
  ) -> [LayeredImport] {
    let containers = ContainerList(facts)
    return facts.modules.flatMap { module -> [LayeredImport] in
      guard let from = map[module.module] else { return [] }
      return module.files.flatMap { file -> [LayeredImport] in
        let found = file.importStatements.compactMap { statement -> LayeredImport? in
          guard statement.module != module.module, let to = map[statement.module], isWrong(from, to) else { return nil }
          return LayeredImport(
            importer: module.module, imported: statement.module, from: from, to: to,
            place: Place(file.path, statement.position))
        }
        // A fake beside the code may know more than the code.
        if found.isEmpty || facts.configuration.isTest(module: module.module, path: file.path) { return [] }
        let around = containers.entries(reporting: file.path)
        return found.filter { wrong in
          !around.contains { containers.isForbidden(wrong.imported, to: $0, in: module.module) }
        }
      }
    }
  }
}

extension FileFacts {
  /// The imports that some build has; of several for one module that exclude each other the first only.
  var importStatements: [ImportFact] {
    var latest: [String: Condition] = [:]
    return imports.filter { statement in
      guard statement.condition.canHold() else { return false }
      if let earlier = latest[statement.module] {
        latest[statement.module] = .any([earlier, statement.condition]).simplified
        return earlier.and(statement.condition).canHold()
      }
      latest[statement.module] = statement.condition
      return true
    }
  }
}

extension Condition {
  /// The same, or always where it has grown too large to be asked.
  fileprivate var simplified: Condition { isLarger(than: 12) ? .always : self }
}
