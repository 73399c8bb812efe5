extension DeclarationIndex {
  /// The declarations that a type's name can mean in a file, aliases followed.
  ///
  /// A name that the file's own module declares hides those of imported modules, as in Swift. More than one remains where
  /// two imported modules have the name, or where `#if` branches declare it.
  ///
  /// - Parameters:
  ///   - type: as written: `any P`, `M.P`, `Outer.Inner`, `(any P)?`.
  ///   - module: the module of the file.
  ///   - path: the file.
  package func resolve(_ type: String, in module: String, _ path: String) -> [Entry] {
    resolve(type, in: module, path, following: 8)
  }

  /// The extensions of a type, in whichever file and module.
  package func extensions(of entry: Entry) -> [Entry] {
    let key = String(entry.declaration.name.split(separator: ".").last ?? "")
    return (extensionsByName[key] ?? []).filter { candidate in
      resolve(candidate.declaration.name, in: candidate.module, candidate.path).contains {
        $0.identity == entry.identity
      }
    }
  }

  /// Everything that a type inherits from or conforms to: its own clause, those of its extensions, and what these refine.
  package func ancestors(of entry: Entry) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<String> = [entry.identity]
    var queue = [entry]
    while let next = queue.popLast() {
      for source in [next] + extensions(of: next) {
        for name in source.declaration.inherited.flatMap(Self.members) {
          for parent in resolve(name, in: source.module, source.path) where seen.insert(parent.identity).inserted {
            found.append(parent)
            queue.append(parent)
          }
        }
      }
    }
    return found
  }

  /// The members of a composition: `any P & Q` has two.
  package static func members(_ type: String) -> [String] {
    bare(type).split(separator: "&").map { bare(String($0)) }
  }

  /// A type without `any`, `some`, optionals, parentheses and spaces around it.
  package static func bare(_ type: String) -> String {
    var text = Substring(type)
    while true {
      let before = text
      while text.last == " " || text.last == "?" || text.last == "!" { text.removeLast() }
      while text.first == " " { text.removeFirst() }
      for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
      if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
      if text == before { return String(text) }
    }
  }

  private func resolve(_ type: String, in module: String, _ path: String, following depth: Int) -> [Entry] {
    let parts = Self.bare(type).split(separator: ".").map(String.init)
    guard depth > 0, let last = parts.last else { return [] }
    let candidates = (types[last] ?? []).filter { isVisible($0, as: parts, in: module, path) }
    let own = candidates.filter { $0.module == module }
    return (own.isEmpty ? candidates : own).flatMap { entry in
      guard let aliased = entry.declaration.aliased else { return [entry] }
      return Self.members(aliased).flatMap { resolve($0, in: entry.module, entry.path, following: depth - 1) }
    }
  }

  private func isVisible(_ entry: Entry, as parts: [String], in module: String, _ path: String) -> Bool {
    guard entry.module == module || reaches(path, entry.module) else { return false }
    let full = [entry.module] + entry.declaration.path.split(separator: ".").map(String.init)
    return full.suffix(parts.count) == parts[...]
  }

  /// What a module declares can be named in a file.
  func sees(_ other: String, from module: String, _ path: String) -> Bool { other == module || reaches(path, other) }

  private func reaches(_ path: String, _ module: String) -> Bool {
    guard let imported = imports[path] else { return false }
    // A re-exported module is visible through the one that re-exports it: what the imported ones depend on is close enough.
    return imported.contains(module) || imported.contains { dependencies[$0]?.contains(module) == true }
  }
}
