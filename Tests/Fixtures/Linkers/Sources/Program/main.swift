import Ports
import ServiceKit

@Adapter((any First).self)
final class FirstAdapter: First {
  let name = "of the program"
}

// Program: looks two services up, and lists every binding.
// Program Module=COUNT…: compares the numbers with what is linked.
let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
  print("First:", (try? AdapterRegistry.main.adapter((any First).self))?.name ?? "nothing")
  print("Remote:", (try? AdapterRegistry.main.adapter((any Remote).self))?.name ?? "nothing")
  for row in AdapterRegistry.main.bindings { print("\(row.protocolName) -> \(row.module).\(row.adapterName)") }
} else {
  var declared: [String: Int] = [:]
  for argument in arguments {
    let parts = argument.split(separator: "=")
    declared[String(parts[0])] = Int(parts[1]) ?? 0
  }
  for problem in AdapterRegistry.main.problems(declaring: declared) { print(problem) }
}
