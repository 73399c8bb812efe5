@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

let connection = try CompilerConnection()
try CompilerPluginMessageListener(connection: connection, provider: ServiceKitPlugin()).main()
