import Foundation
import ServiceKit
import Shared

@Adapter((any Menu).self)
final class AppMenu: Menu { let name = "menu of the program" }

/// Bound nowhere: a lookup of it looks for libraries.
protocol Nowhere: AnyObject, Sendable {}

AdapterReports.handler = { print("REPORT \($0)") }

func open(_ name: String) -> UnsafeMutableRawPointer {
  let folder = URL(fileURLWithPath: CommandLine.arguments[1])
  guard let handle = dlopen(folder.appendingPathComponent(name).path, RTLD_NOW) else {
    fatalError(String(cString: dlerror()))
  }
  return handle
}

func show<P: Sendable>(_ type: P.Type, _ name: (P) -> String) throws {
  print("\(type):", try AdapterRegistry.main.adapter(type).map(name) ?? "nothing")
}

print("-- linked at start")
try show((any Clock).self, \.name)
try show((any Menu).self, \.name)
try show((any Printer).self, \.name)
let early = Page()
print("decoration of the early page:", early.decoration?.name ?? "nothing")
print(AdapterRegistry.main)
print("problems:", AdapterRegistry.main.problems().count)

print("-- a library is opened")
let plugin = open("libPlugin.so")
try show((any Printer).self, \.name)
try show((any Clock).self, \.name)
print("decoration of the early page:", early.decoration?.name ?? "nothing")
print("decoration of a new page:", Page().decoration?.name ?? "nothing")
try Experiments.withOverride(.theme, "rich") { try show((any Theme).self, \.name) }
print(AdapterRegistry.main)
for problem in AdapterRegistry.main.problems() { print(problem) }
let image = AdapterRegistry.main.snapshot.adapters.first { $0.name == "Plugin.PluginPrinter" }?.image
print("snapshot:", image ?? "-")

print("-- and closed")
print("dlclose:", dlclose(plugin))
try show((any Printer).self, \.name)
print("decoration of a new page:", Page().decoration?.name ?? "nothing")
print("still there:", dlopen(CommandLine.arguments[1] + "/libPlugin.so", RTLD_NOW | RTLD_NOLOAD) != nil)

print("-- a second copy")
let copied = open("libCopied.so")
typealias Lookup = @convention(c) () -> CInt
let lookUp = unsafeBitCast(dlsym(copied, "copied_lookup"), to: Lookup.self)
_ = lookUp()
_ = lookUp()
try show((any Nowhere).self) { _ in "something" }
for problem in AdapterRegistry.main.problems().prefix(1) { print(problem) }
