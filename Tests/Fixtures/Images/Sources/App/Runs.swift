import Foundation
import ServiceKit
import Shared

/// Bound nowhere.
protocol Nowhere: AnyObject, Sendable {}

@discardableResult
func open(_ name: String, in folder: String = CommandLine.arguments[1]) -> UnsafeMutableRawPointer {
  guard let handle = dlopen("\(folder)/\(name)", RTLD_NOW) else {
    fatalError(String(cString: dlerror()))
  }
  return handle
}

func show<P: Sendable>(_ type: P.Type, _ name: (P) -> String) throws {
  print("\(type):", try AdapterRegistry.main.adapter(type).map(name) ?? "nothing")
}

/// Before and after a library is opened.
func openedLater() throws {
  try show((any Clock).self, \.name)
  try show((any Menu).self, \.name)
  try show((any Printer).self, \.name)
  try Experiments.withOverride(.theme, "rich") { try show((any Theme).self, \.name) }
  let page = Page()
  print("decoration of a page:", page.decoration?.name ?? "nothing")
  print(AdapterRegistry.main)
  print("problems:", AdapterRegistry.main.problems().count)
  _ = open("libPlugin.so")
  print("opened")
  try show((any Printer).self, \.name)
  try show((any Printer).self, \.name)
  try show((any Clock).self, \.name)
  try Experiments.withOverride(.theme, "rich") { try show((any Theme).self, \.name) }
  print("decoration of the same page:", page.decoration?.name ?? "nothing")
  print("decoration of a new page:", Page().decoration?.name ?? "nothing")
  print(AdapterRegistry.main)
  print(AdapterRegistry.main.problems().map(\.description).joined(separator: "\n"))
  let snapshot = AdapterRegistry.main.snapshot
  print(snapshot.adapters.filter { $0.name.hasSuffix("Printer") }.map { "\($0.name) \($0.image ?? "-")" })
}

/// A library that is closed after its records were read.
func closed() throws {
  let plugin = open("libPlugin.so")
  try show((any Printer).self, \.name)
  print("closed:", dlclose(plugin))
  print("still loaded:", dlopen("\(CommandLine.arguments[1])/libPlugin.so", RTLD_NOW | RTLD_NOLOAD) != nil)
  try show((any Printer).self, \.name)
  print("made after that:", Page().decoration?.name ?? "nothing")
}

/// A library with a copy of ServiceKit of its own.
func secondCopy() throws {
  try show((any Menu).self, \.name)
  let copied = open("libCopied.so")
  try show((any Nowhere).self) { _ in "something" }
  typealias Lookup = @convention(c) () -> CInt
  print("found:", unsafeBitCast(dlsym(copied, "copied_lookup"), to: Lookup.self)())
  try show((any Nowhere).self) { _ in "something" }
  print("problems:", AdapterRegistry.main.problems().count)
}

/// Libraries whose files are gone, or replaced, before they are looked at.
func lost() throws {
  let files = FileManager.default
  for name in ["libGone.so", "libReplaced.so"] {
    let copy = "\(CommandLine.arguments[3])/\(name)"
    try files.copyItem(atPath: "\(CommandLine.arguments[1])/libPlugin.so", toPath: copy)
    guard dlopen(copy, RTLD_NOW) != nil else { fatalError(String(cString: dlerror())) }
    try files.removeItem(atPath: copy)
  }
  try Data("no library".utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[3] + "/libReplaced.so"))
  do { _ = try AdapterRegistry.main.requiredAdapter((any Printer).self) } catch { print(error) }
  do { try AdapterRegistry.main.validate() } catch { print(error) }
  print(AdapterRegistry.main.description.split(separator: "\n").suffix(3).joined(separator: "\n"))
}
