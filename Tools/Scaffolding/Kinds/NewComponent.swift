internal import LintEngine

/// A component, the state that it writes, and its tests.
package struct NewComponent: Sendable {
  package var name: String
  /// The library target; nil for the only one that products share.
  package var target: String?

  package init(name: String, target: String? = nil) {
    self.name = name
    self.target = target
  }

  /// What is to be written.
  ///
  /// - Parameter package: where.
  /// - Returns: files and rows.
  /// - Throws: a name that cannot be, a target that there is not, and sources that cannot be read.
  package func scaffold(in package: PackageOutline) throws -> Scaffold {
    let module = try package.sharedModule(target, in: package.executables)
    let name = try CodeName(
      self.name, for: .component, beside: [.init(module.name, "the target")] + package.typeNames(in: [module]))
    var scaffold = Scaffold()
    let kit = KitDependencies(package)
    let folder = package.folder(of: module) + "/Components"
    let key = name.lowerCamel
    scaffold.changes = [
      ComponentTemplate(name: "\(name)", sceneName: name.kebab, key: key).file(in: folder),
      ComponentKeyTemplate(component: "\(name)", sceneName: name.kebab, key: key).file(in: folder),
    ]
    scaffold.manifest.need(module.name, [kit.product("ContainerKit")])
    let tests = TestPlace(of: module, in: package)
    scaffold.changes.append(
      ComponentTestsTemplate(component: "\(name)", key: key, module: module.name).file(in: tests.folder))
    tests.require([.target(module.name), kit.product("ContainerKit")], in: &scaffold.manifest)
    scaffold.nextSteps = [
      "Let '\(name)' conform to the events that it is for, and say in its documentation what it does.",
      "What it asks of the page is a protocol: 'ComponentPlace<any PROTOCOL, NoSettings>' in its initialiser.",
      "Put it into a container: 'try container.add(\(name).init)', or the name \"\(name.kebab)\" in a scene file.",
      "Check it: swift test, servicekit lint",
    ]
    return scaffold
  }
}
