import ServiceKitMacros
import Testing

@Suite("The plug-in's table of macros")
struct MacroTableTests {
  @Test(
    "Each type that the library names is a macro",
    arguments: [
      "AdapterMacro", "AdapterHostMacro", "AdaptedMacro", "ServiceMacro", "ComponentMacro", "EventsMacro",
      "ModuleMacro", "WeakProxyMacro", "WhenGoneMacro",
    ])
  func known(_ name: String) throws {
    #expect("\(try MacroTable.macro(type: name))" == name)
  }

  @Test("Another name is an error that says it", arguments: ["NoSuchMacro", "Adapter", "Macro", ""])
  func unknown(_ name: String) {
    do throws(MacroTable.UnknownMacro) {
      _ = try MacroTable.macro(type: name)
      Issue.record("\(name) is a macro")
    } catch { #expect(error.description == "The plug-in of ServiceKit has no macro '\(name)'") }
  }
}
