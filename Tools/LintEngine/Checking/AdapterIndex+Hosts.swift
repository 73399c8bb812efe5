extension AdapterIndex {
  /// A class that is an adapter of hosts, and what these are.
  struct HostedAdapter {
    let entry: DeclarationIndex.Entry
    /// The protocols that its hosts conform to, as its attribute or those of its protocols write them.
    let hosts: [DeclarationIndex.Entry]
    /// It has a generated `weakTarget`.
    let hasTarget: Bool
  }

  /// The classes and actors that are adapters of hosts: by `@Adapter(…, host:)`, by `HostBound`, or because they conform to a
  /// protocol that is bound with a host, as what a factory returns does.
  var hostedAdapters: [HostedAdapter] {
    let hosted = attributes.filter { $0.fact.host != nil }
    if hosted.isEmpty { return [] }
    let bound = hosted.flatMap { attribute in
      attribute.fact.protocols.flatMap { DeclarationIndex.members($0) }
        .flatMap { index.resolve($0, in: attribute.module, attribute.path) }.map { ($0.identity, attribute) }
    }
    let hostsByProtocol = Dictionary(bound.map { ($0.0, [$0.1]) }, uniquingKeysWith: +)
    let hostedByType = Dictionary(grouping: hosted, by: \.fact.adapter)
    var found: [HostedAdapter] = []
    for entry in index.types.values.joined() where [.class, .actor].contains(entry.declaration.kind) {
      let named = hostedByType[entry.declaration.path] ?? []
      let own = named.filter { $0.module == entry.module && $0.path == entry.path }
      let sources = own.isEmpty ? index.ancestors(of: entry).flatMap { hostsByProtocol[$0.identity] ?? [] } : own
      let hosts = sources.flatMap { source in
        DeclarationIndex.members(source.fact.host ?? "").flatMap { index.resolve($0, in: source.module, source.path) }
      }
      if !hosts.isEmpty { found.append(HostedAdapter(entry: entry, hosts: hosts, hasTarget: !own.isEmpty)) }
    }
    return found.sorted {
      ($0.entry.path, $0.entry.declaration.position.offset) < ($1.entry.path, $1.entry.declaration.position.offset)
    }
  }

  /// A type holds a host: it is one of the protocols, refines it, or is a class that conforms to it.
  func isHost(_ type: WrittenType, of adapter: HostedAdapter) -> Bool {
    let wanted = Set(adapter.hosts.map(\.identity))
    return DeclarationIndex.members(Self.unwrapped(type.text)).contains { member in
      index.resolve(member, in: type.module, type.path).contains { entry in
        guard [.class, .actor, .protocol].contains(entry.declaration.kind) else { return false }
        return wanted.contains(entry.identity) || index.ancestors(of: entry).contains { wanted.contains($0.identity) }
      }
    }
  }

  /// The type of `weakTarget` and `weakTargets`, which the macro writes into an adapter with a host.
  func generatedTarget(_ name: String, of type: WrittenType) -> WrittenType? {
    guard name == "weakTarget" || name == "weakTargets" else { return nil }
    for entry in index.resolve(type.text, in: type.module, type.path) {
      for attribute in attributes
      where attribute.fact.adapter == entry.declaration.path && attribute.module == entry.module {
        guard let host = attribute.fact.host else { continue }
        let text = name == "weakTarget" ? "(\(host))?" : "[\(host)]"
        return WrittenType(text: text, module: attribute.module, path: attribute.path)
      }
    }
    return nil
  }
}
