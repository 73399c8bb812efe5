import Foundation
import PackagePlugin

/// `swift package lint`: checks the package, with the options of `servicekit lint`.
@main
struct ServiceKitLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ServiceKitProgram").url
    process.arguments = ["lint"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was found is said already; this only makes the command fail.
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  /// The tool has found something, or could not work.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String {
      status == 1 ? "servicekit lint has found something" : "servicekit lint ended with status \(status)"
    }
  }
}
