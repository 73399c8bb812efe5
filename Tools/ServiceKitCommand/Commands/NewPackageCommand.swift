import Foundation
import Scaffolding

/// Writes a new package.
struct NewPackageCommand {
  private let tool: ServiceKitTool
  private let name: String
  private let products: [String]
  private let serviceKit: String?
  private let isDry: Bool

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    name = try parsed.onlyWord("new package", "the NAME of the package")
    let products = try parsed.names(of: "products")
    self.products = products.isEmpty ? ["Standard", "Lite"] : products
    serviceKit = try parsed.value(of: "servicekit")
    isDry = parsed.contains("dry-run")
  }

  func run() throws -> ToolStatus {
    var scaffold: Scaffold
    do {
      _ = try CodeName(name, for: .package)
      scaffold = try NewPackage(name: name, products: products, serviceKit: location()).scaffold()
    } catch let error as ScaffoldingError {
      throw UsageError(error.description)
    }
    let there = try? FileManager.default.contentsOfDirectory(atPath: FilePath.absolute(name, in: tool.workingDirectory))
    if let there, !there.isEmpty {
      throw UsageError("the folder '\(name)' is there already, and is not empty; nothing was written")
    }
    for index in scaffold.changes.indices { scaffold.changes[index].path = "\(name)/\(scaffold.changes[index].path)" }
    return try ScaffoldWriting(tool: tool, root: tool.workingDirectory, isDry: isDry).write(scaffold)
  }

  private func location() throws -> ServiceKitLocation {
    let text = serviceKit ?? "ServiceKit"
    let folder = FilePath.absolute(text, in: tool.workingDirectory).split(separator: "/").last.map(String.init)
    let location = try ServiceKitLocation(text, pathsFrom: "..", name: folder)
    guard location.isPath, !FileManager.default.fileExists(atPath: manifest(text)) else { return location }
    guard serviceKit != nil else {
      throw UsageError(
        "there is no folder 'ServiceKit' here; say with --servicekit where it is: a PATH, or a URL@VERSION")
    }
    throw UsageError("--servicekit '\(text)' is no package: it has no \(ManifestSource.fileName)")
  }

  private func manifest(_ path: String) -> String {
    FilePath.absolute(path, in: tool.workingDirectory) + "/" + ManifestSource.fileName
  }
}
