import Foundation
import LintEngine
import Scaffolding

/// Writes code into a package that is there.
struct NewCodeCommand {
  private let tool: ServiceKitTool
  private let parsed: ParsedOptions

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) {
    self.tool = tool
    self.parsed = parsed
  }

  func adapter() throws -> ToolStatus {
    let adapter = NewAdapter(
      name: try parsed.onlyWord("new adapter", "the NAME of what differs between products"),
      products: try parsed.names(of: "products"), scope: try parsed.choice(of: "scope"),
      host: try parsed.value(of: "host"), target: try parsed.value(of: "in"))
    return try write(adapter.scaffold)
  }

  func component() throws -> ToolStatus {
    let component = NewComponent(
      name: try parsed.onlyWord("new component", "the NAME of the component"), target: try parsed.value(of: "in"))
    return try write(component.scaffold)
  }

  func module() throws -> ToolStatus {
    let module = NewModule(
      name: try parsed.onlyWord("new module", "the NAME of the module"), products: try parsed.names(of: "products"))
    return try write(module.scaffold)
  }

  func product() throws -> ToolStatus {
    let name = try parsed.onlyWord("new product", "the NAME of the product")
    guard let source = try parsed.value(of: "from") else {
      throw UsageError("'new product' needs the product that it is a copy of: --from PRODUCT")
    }
    return try write(NewProduct(name: name, source: source).scaffold)
  }

  private func write(_ make: (PackageOutline) throws -> Scaffold) throws -> ToolStatus {
    let package: PackageOutline
    var scaffold: Scaffold
    let added: ManifestPlan
    do {
      package = try PackageOutline.read(root: root())
      scaffold = try make(package)
      try package.checkFileNames(scaffold.changes)
      scaffold.manifest = package.missing(of: scaffold.manifest)
      added = scaffold.manifest
      if parsed.contains("edit-manifest") {
        scaffold = try scaffold.editing(package)
      } else if let fact = package.missingPackage(of: added) {
        scaffold.notes.append(fact)
      }
    } catch let error as ScaffoldingError {
      throw UsageError(error.description)
    }
    var writing = ScaffoldWriting(tool: tool, root: package.root, isDry: parsed.contains("dry-run"))
    writing.canEditManifest = (try? scaffold.editing(package)) != nil
    return try writing.write(scaffold) {
      if parsed.contains("edit-manifest") { try package.verify(added) }
    }
  }

  /// The folder that was named, or the nearest one with a manifest around the current folder.
  private func root() throws -> String {
    if let path = try parsed.value(of: "package-path") { return FilePath.absolute(path, in: tool.workingDirectory) }
    var folder = FilePath.absolute(tool.workingDirectory, in: "/")
    while !FileManager.default.fileExists(atPath: "\(folder)/\(ManifestSource.fileName)") {
      guard folder != "/" else {
        throw UsageError(
          "there is no \(ManifestSource.fileName) here or in a folder around; name the package with --package-path DIR, "
            + "or make one with 'servicekit new package NAME'")
      }
      folder = FilePath.folder(of: folder)
    }
    return folder
  }
}
