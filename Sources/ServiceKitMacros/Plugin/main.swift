@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of this package, by the names that `#externalMacro` uses.
struct ServiceKitPlugin: PluginProvider {
  private static let macros: [String: any (Macro & SendableMetatype).Type] = [
    "AdapterMacro": AdapterMacro.self,
    "AdapterHostMacro": AdapterHostMacro.self,
    "AdaptedMacro": AdaptedMacro.self,
    "ServiceMacro": ServiceMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
    return macro
  }

  struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "The plug-in of ServiceKit has no macro '\(name)'" }
  }
}

let connection = try CompilerConnection()
try CompilerPluginMessageListener(connection: connection, provider: ServiceKitPlugin()).main()
