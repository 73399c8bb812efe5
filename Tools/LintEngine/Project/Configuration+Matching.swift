extension Configuration {
  /// The file is one in which the product may be decided.
  package func isFunnel(_ path: String) -> Bool { funnels.contains { FilePattern($0).matches(path) } }

  /// The file is test code: because of what its module is built into, or because the configuration says so.
  ///
  /// - Parameters:
  ///   - module: the module of the file.
  ///   - path: the file.
  /// - Returns: whether it is.
  package func isTest(module: Project.Module, path: String) -> Bool {
    module.kind == .test || isTest(module: module.name, path: path)
  }

  /// The configuration says that the file is test code.
  package func isTest(module: String, path: String) -> Bool {
    tests.contains { Self.isModule($0, module) || FilePattern($0).matches(path) }
  }

  /// The file is not read.
  package func isExcluded(_ path: String) -> Bool { exclude.contains { FilePattern($0).matches(path) } }

  /// The module is outside the layers.
  package func isCompositionRoot(_ module: String) -> Bool {
    compositionRoots.contains { ModulePattern($0).matches(module) }
  }

  /// Patterns of the files that are no source code.
  var inputs: [String] { scenes.flatMap(\.files) + experiments + data }

  /// The module holds an interface only.
  package func isInterface(_ module: String) -> Bool { interfaces.contains { ModulePattern($0).matches(module) } }

  /// Every name and pattern in it that has to match something.
  var names: Set<String> {
    let layered = layers.flatMap { $0.groups.joined() + $0.modules }
    let described = products.flatMap { $0.sources + $0.modules } + modules.values.joined() + moduleFolders
    let files = funnels + tests + containers.flatMap(\.sources) + inputs
    return Set(layered + described + files + interfaces + compositionRoots)
  }

  /// The entry is a module's name rather than a path.
  private static func isModule(_ entry: String, _ module: String) -> Bool {
    !entry.utf8.contains(UInt8(ascii: "/")) && ModulePattern(entry).matches(module)
  }
}
