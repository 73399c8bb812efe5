import Foundation
import PackagePlugin

@main
struct LintPackage: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "servicekit")
    print(tool.url.path)
  }
}
