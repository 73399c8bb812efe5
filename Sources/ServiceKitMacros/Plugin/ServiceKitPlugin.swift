@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// What the compiler asks for macros.
struct ServiceKitPlugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    try MacroTable.macro(type: typeName)
  }
}
