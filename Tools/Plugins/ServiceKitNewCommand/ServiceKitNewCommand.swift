import Foundation
import PackagePlugin

/// `swift package new`: writes code into the package, with the kinds and options of `servicekit new`.
@main
struct ServiceKitNewCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ServiceKitProgram").url
    process.arguments = ["new"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What is wrong is said already; this only makes the command fail.
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  /// The tool could not work.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "servicekit new ended with status \(status)" }
  }
}
