internal import LintEngine
internal import PositionedJSON

/// A component, the state that it writes, and its tests.
package struct NewComponent: Sendable {
  package var name: String
  /// The protocol of the container's owner; nil where the component asks nothing of it.
  package var owner: String?
  /// The library target; nil for the only one that products share.
  package var target: String?

  package init(name: String, owner: String? = nil, target: String? = nil) {
    self.name = name
    self.owner = owner
    self.target = target
  }

  /// What is to be written.
  ///
  /// - Parameter package: where.
  /// - Returns: files and rows.
  /// - Throws: a name that cannot be, a target or an owner that there is not, and sources that cannot be read.
  package func scaffold(in package: PackageOutline) throws -> Scaffold {
    let module = try package.sharedModule(target, in: package.executables)
    let name = try CodeName(
      self.name, for: .component, beside: [.init(module.name, "the target")] + package.typeNames(in: [module]))
    if let owner { try check(owner, module, package) }
    var scaffold = Scaffold()
    let kit = KitDependencies(package)
    let folder = package.folder(of: module) + "/Components"
    let key = name.lowerCamel
    scaffold.changes = [
      ComponentTemplate(name: "\(name)", sceneName: name.kebab, key: key, owner: owner).file(in: folder),
      ComponentKeyTemplate(component: "\(name)", sceneName: name.kebab, key: key).file(in: folder),
    ]
    scaffold.manifest.need(module.name, [kit.product("ContainerKit")])
    let tests = TestPlace(of: module, in: package)
    scaffold.changes.append(
      ComponentTestsTemplate(component: "\(name)", key: key, module: module.name).file(in: tests.folder))
    tests.require([.target(module.name), kit.product("ContainerKit")], in: &scaffold.manifest)
    scaffold.nextSteps = [
      "Let '\(name)' conform to the events that it is for, and say in its documentation what it does.",
      "Put it into a container: 'try container.add(\(name).init)', or the name \"\(name.kebab)\" in a scene file.",
      "Check it: swift test, servicekit lint",
    ]
    return scaffold
  }

  private func check(_ owner: String, _ module: Project.Module, _ package: PackageOutline) throws {
    let protocols = try package.facts(of: [module]).flatMap(\.declarations)
      .filter { $0.kind == .protocol && !$0.isLocal }.map(\.path)
    guard !protocols.contains(owner) else { return }
    throw ScaffoldingError(
      "the target '\(module.name)' has no protocol '\(owner.shownInMessage)'; \(NearNames(owner, among: protocols).suggestion)"
    )
  }
}
