import Foundation
import PackagePlugin

/// `swift package adapters`: builds the products, and shows which adapter each binds to which protocol.
///
/// Products are named before the options, which are those of `servicekit matrix`; without a name every executable is meant.
@main
struct ServiceKitAdaptersCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let names = arguments.prefix { !$0.hasPrefix("-") }
    let products = try names.isEmpty ? Self.executables(of: context.package) : names.map { try Self.named($0, context) }
    guard !products.isEmpty else { throw Failure("the package has no executable product") }
    let binaries = try products.map { try build($0) }
    let process = Process()
    process.executableURL = try context.tool(named: "ServiceKitProgram").url
    process.arguments = ["matrix"] + binaries + arguments.dropFirst(names.count)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard status == 0 else { throw Failure("servicekit matrix ended with status \(status)") }
  }

  private static func executables(of package: Package) -> [String] {
    package.products.filter { $0 is ExecutableProduct }.map(\.name).sorted()
  }

  private static func named(_ name: String, _ context: PluginContext) throws -> String {
    let known = executables(of: context.package)
    guard known.contains(name) else {
      let list = known.isEmpty ? "it has none" : "known are \(known.joined(separator: ", "))"
      throw Failure("the package has no executable product '\(name)'; \(list)")
    }
    return name
  }

  private func build(_ product: String) throws -> String {
    let result = try packageManager.build(.product(product), parameters: .init())
    guard result.succeeded else { throw Failure("'\(product)' does not build:\n\(result.logText)") }
    guard
      let binary = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == product })
    else { throw Failure("the package manager does not say where it has put '\(product)'") }
    return binary.url.path(percentEncoded: false)
  }

  /// Why there is nothing to show.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
