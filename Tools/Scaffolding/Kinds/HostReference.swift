internal import LintEngine
internal import PositionedJSON

/// The host that `--host` names: a class, or a protocol that hosts conform to.
struct HostReference {
  /// What the attribute of an adapter names: a protocol.
  let adapterHost: String
  /// What shared code extends.
  let lookup: HostLookupTemplate.Host
  /// The names of its properties.
  let properties: Set<String>

  /// Looks for the host in shared code.
  ///
  /// - Parameters:
  ///   - name: the class or the protocol.
  ///   - module: where it is declared.
  ///   - package: reads the module.
  ///   - isShared: several hosts share the adapter, so that they have to be `Sendable`.
  /// - Throws: that it is not there, or cannot be a host, and what would do.
  init(_ name: String, in module: Project.Module, of package: PackageOutline, isShared: Bool) throws {
    let all = try package.facts(of: [module]).flatMap(\.declarations).filter { $0.path == $0.name && !$0.isLocal }
    let types = all.filter { $0.kind != .extension && $0.kind != .alias }
    guard let declaration = types.first(where: { $0.name == name }) else {
      let near = NearNames(name, among: Self.known(types)).suggestion
      throw ScaffoldingError("the target '\(module.name)' has no host '\(name.shownInMessage)'; \(near)")
    }
    let capabilities: DeclarationFact
    if declaration.kind == .protocol {
      capabilities = declaration
      lookup = .conforming(name)
    } else {
      guard declaration.attributes.contains("AdapterHost") else {
        throw ScaffoldingError("'\(name)' is no host: write '@AdapterHost' before it, or name another")
      }
      let protocols = types.filter { $0.kind == .protocol && declaration.inherited.contains($0.name) }
      guard let only = protocols.first(where: { $0.name == name + "Capabilities" }) ?? protocols.first else {
        throw ScaffoldingError(
          "'\(name)' conforms to no protocol of '\(module.name)', and adapters know their host by one; "
            + "declare 'public protocol \(name)Capabilities: AnyObject' and let '\(name)' conform to it")
      }
      capabilities = only
      lookup = .type(name)
    }
    guard capabilities.modifiers.contains("public") || capabilities.modifiers.contains("package") else {
      throw ScaffoldingError("the protocol '\(capabilities.name)' is not public, so that no product sees it")
    }
    guard !isShared || capabilities.inherited.contains("Sendable") || capabilities.attributes.contains("MainActor")
    else {
      throw ScaffoldingError(
        "hosts of one shared adapter may be on several threads, and '\(capabilities.name)' is not Sendable; "
          + "let it refine Sendable, leave out --host, or choose --scope host")
    }
    adapterHost = capabilities.name
    properties = Set(declaration.properties.map(\.name))
  }

  private static func known(_ types: [DeclarationFact]) -> [String] {
    types.filter { $0.attributes.contains("AdapterHost") || $0.name.hasSuffix("Capabilities") }.map(\.name).sorted()
  }
}
