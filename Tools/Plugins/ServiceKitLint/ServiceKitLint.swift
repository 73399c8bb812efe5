import Foundation
import PackagePlugin

/// Lints a target while it is built, and again when one of its files, the manifest or the configuration has changed.
///
/// Each target is one process that reads the files of that target only. What can be known of all targets together, such as a
/// protocol that a product does not bind, is left to `swift package lint`, and so are targets in C, for which no source file can be
/// made while they are built.
@main
struct ServiceKitLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget,
      context.package.targets.contains(where: { $0.id == target.id })
    else {
      return []
    }
    let manifest = context.pluginWorkDirectoryURL.appending(path: "manifest.json")
    // An empty source file: the package manager would take any other for a resource of the product.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(module.name)+Linted.swift")
    try PackageManifest(of: context.package).write(to: manifest)
    let root = context.package.directoryURL
    var arguments = [
      "lint", root.path(percentEncoded: false), "--module", module.name, "--quiet",
      "--manifest", manifest.path(percentEncoded: false), "--stamp", stamp.path(percentEncoded: false),
    ]
    var inputs = module.sourceFiles.map(\.url) + [manifest]
    for name in [".servicekit.json", "lint-baseline.json"] {
      let file = root.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { continue }
      inputs.append(file)
      if name == "lint-baseline.json" { arguments += ["--baseline", file.path(percentEncoded: false)] }
    }
    return [
      .buildCommand(
        displayName: "Linting \(target.name)", executable: try context.tool(named: "ServiceKitProgram").url,
        arguments: arguments, inputFiles: inputs, outputFiles: [stamp])
    ]
  }
}
