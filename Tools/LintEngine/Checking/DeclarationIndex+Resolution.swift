extension DeclarationIndex {
  /// The declarations that a type's name can mean in a file, aliases followed.
  ///
  /// A name that a type around the place declares hides those of the file's module, and these hide those of imported
  /// modules, as in Swift. More than one remains where two imported modules have the name, or where `#if` branches
  /// declare it. Of a composition, all members are found.
  ///
  /// - Parameters:
  ///   - type: as written: `any P & Q`, `M.P`, `Outer.Inner`, `(any P)?`.
  ///   - module: the module of the file.
  ///   - path: the file.
  ///   - context: the names of the types around the place, joined by dots; nil where that is not known, so that a type
  ///     within a type counts too where only one has the name.
  /// - Returns: in the order of the members and of the modules; empty where the project does not declare it.
  /// - Complexity: O(1) in the size of the project, but for modules that declare the same name.
  package func resolve(
    _ type: String, in module: String, _ path: String, within context: String? = nil
  ) -> [Entry] {
    var found: [Entry] = []
    expand(Self.members(type), in: module, path, within: context) { _, entries in found += entries }
    return found
  }

  /// The extensions of a type, in whichever file and module.
  package func extensions(of entry: Entry) -> [Entry] { extensionsByIdentity[entry.identity] ?? [] }

  /// Everything that a type inherits from or conforms to: its own clause, those of its extensions, and what these refine.
  package func ancestors(of entry: Entry) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<String> = [entry.identity]
    var queue = parents[entry.identity] ?? []
    if entry.declaration.isLocal {
      queue = entry.declaration.inherited.flatMap { resolve($0, in: entry.module, entry.path) }
    }
    while let next = queue.popLast() {
      guard seen.insert(next.identity).inserted else { continue }
      found.append(next)
      queue += parents[next.identity] ?? []
    }
    return found
  }

  /// What a module declares can be named in a file.
  func sees(_ other: String, from module: String, _ path: String) -> Bool {
    other == module || visibility.areCompiledTogether(module, other)
      || visibility.reaches(other, from: path, in: module)
  }

  /// Follows names to declarations that are no aliases.
  ///
  /// `note` gets each name that is no alias, as written, with what it means: nothing where nobody declares it.
  func expand(
    _ names: [String], in module: String, _ path: String, within context: String?,
    _ note: (_ name: String, _ entries: [Entry]) -> Void
  ) {
    var queue = names.reversed().map { (name: $0, module: module, path: path, context: context) }
    // An alias that leads to itself, or twice to another, is followed once.
    var followed: Set<String> = []
    while let next = queue.popLast() {
      let entries = lookUp(next.name, in: next.module, next.path, within: next.context)
      let aliases = entries.filter { $0.declaration.kind == .alias }
      if aliases.isEmpty || aliases.count < entries.count {
        note(next.name, entries.filter { $0.declaration.kind != .alias })
      }
      for alias in aliases where followed.insert("\(alias.identity) \(alias.place)").inserted {
        for member in Self.members(alias.declaration.aliased ?? "").reversed() {
          queue.append((member, alias.module, alias.path, alias.context))
        }
      }
    }
  }

  /// The alias that a name means first.
  func alias(_ name: String, in module: String, _ path: String, within context: String) -> Entry? {
    lookUp(name, in: module, path, within: context).first { $0.declaration.kind == .alias }
  }

  // MARK: - One name

  /// What one name means, aliases not followed.
  private func lookUp(_ type: String, in module: String, _ path: String, within context: String?) -> [Entry] {
    let name = Self.withoutArguments(Self.bare(type))
    guard !name.isEmpty else { return [] }
    var scope = Substring(context ?? "")
    while !scope.isEmpty {
      let entries = find("\(scope).\(name)", in: module, path, ownOnly: true)
      if !entries.isEmpty { return entries }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    let entries = find(name, in: module, path, ownOnly: false)
    if !entries.isEmpty { return entries }
    if let dot = name.firstIndex(of: ".") {
      return qualified(name[..<dot], String(name[name.index(after: dot)...]), in: module, path)
    }
    return context == nil ? onlyNested(name, in: module, path) : []
  }

  /// The types of a qualified name in the file's own module, else in those that it can see.
  private func find(_ name: String, in module: String, _ path: String, ownOnly: Bool) -> [Entry] {
    guard let modules = declared[name] else { return [] }
    if let own = modules[module] { return own }
    let together = modules.filter { visibility.areCompiledTogether(module, $0.key) }
    if !together.isEmpty { return Self.sorted(together) }
    return ownOnly ? [] : Self.sorted(modules.filter { visibility.reaches($0.key, from: path, in: module) })
  }

  /// `Module.Name`, or `Alias.Name` where an alias stands for a type.
  private func qualified(_ first: Substring, _ rest: String, in module: String, _ path: String) -> [Entry] {
    let name = String(first)
    if name == module || visibility.reaches(name, from: path, in: module), let found = declared[rest]?[name] {
      return found
    }
    return find(name, in: module, path, ownOnly: false).flatMap { entry -> [Entry] in
      guard let aliased = entry.declaration.aliased else { return [] }
      let target = Self.withoutArguments(Self.bare(aliased))
      return find("\(target).\(rest)", in: entry.module, entry.path, ownOnly: false)
    }
  }

  /// The one type within a type that has the name: in the file, else in the module.
  private func onlyNested(_ name: String, in module: String, _ path: String) -> [Entry] {
    // With so many of one name, nothing can be said.
    guard let entries = nested[module]?[name], entries.count <= 32 else { return [] }
    let near = entries.filter { $0.path == path }
    for candidates in [near, entries] where Set(candidates.map(\.identity)).count == 1 { return candidates }
    return []
  }

  private static func sorted(_ entries: [String: [Entry]]) -> [Entry] {
    entries.count == 1 ? entries.values.flatMap(\.self) : entries.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
