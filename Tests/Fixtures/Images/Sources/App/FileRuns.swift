import Foundation
import ServiceKit
import Shared

/// A folder for files that are made.
let temporary = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : ""

/// Copies a library into the folder for files that are made, and opens it.
@discardableResult
func openCopy(of source: String, as name: String) throws -> UnsafeMutableRawPointer {
  let copy = "\(temporary)/\(name)"
  try FileManager.default.copyItem(atPath: source, toPath: copy)
  guard let handle = dlopen(copy, RTLD_NOW) else { fatalError(String(cString: dlerror())) }
  return handle
}

/// A library that is opened by a relative path, after which the current folder is another, with another file of the name.
func moved() throws {
  let files = FileManager.default
  precondition(files.changeCurrentDirectoryPath(CommandLine.arguments[1]))
  guard dlopen("./libPlugin.so", RTLD_NOW) != nil else { fatalError(String(cString: dlerror())) }
  try files.copyItem(atPath: "\(CommandLine.arguments[1])/libCopied.so", toPath: "\(temporary)/libPlugin.so")
  precondition(files.changeCurrentDirectoryPath(temporary))
  try show((any Printer).self, \.name)
  print("problems:", AdapterRegistry.main.problems().map(\.description).filter { $0.contains("searched") })
}

/// A library without any Swift, that has an adapter and looks it up while it is loaded.
func bell(named name: String) throws {
  let bell = open(name, in: temporary)
  typealias Found = @convention(c) () -> CInt
  print("found by its constructor:", unsafeBitCast(dlsym(bell, "found_early"), to: Found.self)())
  print("found by the program:", try AdapterRegistry.main.cAdapter("Bell", functions: Int.self) != nil)
  print(AdapterRegistry.main.bindings.filter { $0.protocolName == "Bell" }.map { "\($0.module) \($0.image ?? "-")" })
}

/// Libraries with names that a file system allows.
func oddlyNamed() throws {
  for name in ["lib with spaces.so", "lib\nof two lines.so", "lib'\"quoted\".so"] {
    try openCopy(of: "\(temporary)/libBell.so", as: name)
  }
  let bytes = Array("\(temporary)/lib".utf8) + [0xFF, 0xFE] + Array(".so".utf8)
  let path = bytes.map { CChar(bitPattern: $0) } + [0]
  precondition(rename("\(temporary)/libBell.so", path) == 0 && dlopen(path, RTLD_NOW) != nil)
  print(AdapterRegistry.main.bindings.filter { $0.protocolName == "Bell" }.map { $0.image ?? "-" }.sorted())
  print(AdapterRegistry.main.problems().count)
}

/// A library whose file is cut off in its table of sections while it is loaded.
func cut() throws {
  try openCopy(of: "\(CommandLine.arguments[1])/libPlugin.so", as: "libCut.so")
  let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(temporary)/libCut.so"))
  try file.truncate(atOffset: try file.seekToEnd() - 100)
  try show((any Printer).self, \.name)
  print(AdapterRegistry.main.problems().map(\.description).joined(separator: "\n"))
}

/// Libraries that were built with a newer ServiceKit: one that has records only, and one that brings a copy.
func newer() throws {
  _ = open("libNewerRecords.so", in: temporary)
  _ = open("libNewerCopy.so", in: temporary)
  try show((any Nowhere).self) { _ in "something" }
  print(AdapterRegistry.main.problems().map(\.description).joined(separator: "\n"))
}

/// Copies of a library that threads open at once, while others look up.
func race() throws {
  let copies = 24
  for number in 0..<copies {
    try FileManager.default.copyItem(
      atPath: "\(CommandLine.arguments[1])/libPlugin.so", toPath: "\(temporary)/lib\(number).so")
  }
  // Of images that are there at the first lookup none comes first.
  try show((any Menu).self, \.name)
  // Each copy has a rival of the clock of libShared.
  AdapterReports.handler = { _ in }
  let start = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  let threads = 8
  for index in 0..<threads {
    done.enter()
    Thread.detachNewThread {
      start.wait()
      if index % 2 == 0 {
        for number in stride(from: index / 2, to: copies, by: threads / 2) { _ = open("lib\(number).so", in: temporary) }
      } else {
        for _ in 0..<200 {
          _ = try? AdapterRegistry.main.adapter((any Printer).self)
          _ = try? AdapterRegistry.main.adapter((any Nowhere).self)
          _ = try? AdapterRegistry.main.adapter((any Menu).self)
          _ = Page().decoration
          _ = try? AdapterRegistry.main.cAdapter("Bell", functions: Int.self)
        }
      }
      done.leave()
    }
  }
  for _ in 0..<threads { start.signal() }
  done.wait()
  let printers = AdapterRegistry.main.bindings.filter { $0.protocolName == "Shared.Printer" }
  print("copies with a printer:", printers.count, "different:", Set(printers.map(\.image)).count)
  print("alive:", printers.filter { $0.state == .live }.count)
  let first = try AdapterRegistry.main.adapter((any Printer).self)
  let second = try AdapterRegistry.main.adapter((any Printer).self)
  print("the same:", first === second && first != nil)
}
