import Foundation
import PackagePlugin

@main
struct ServiceKitLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let tool = try context.tool(named: "servicekit")
    print(tool.url.path, context.pluginWorkDirectoryURL.path)
    return []
  }
}
