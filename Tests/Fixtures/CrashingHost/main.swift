import Foundation
import MediatorKit

// A program that keeps a crash record, says what it does and ends without order.
//
// `CrashingHost FILE MODE [NUMBER]`: what the last run left is its first line of output. Before a change of the stack it says
// `begin` and the stack that is to be, after it `end` and the stack that is.

setvbuf(stdout, nil, _IONBF, 0)

/// Says a line with one write, so that what was said is not lost with the process.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// A module of any id: the records are written here by hand.
final class HostedModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(64) }
let (path, mode) = (arguments[1], arguments[2])
let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0

/// The write after which the process is gone, and how much of it is done.
let fatalWrite = mode == "torn" ? (at: 3 + number % 5, bytes: (number * 37) % 1_024) : nil
let writes = Counter()

final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

let record = CrashRecord(path: path, report: { say("report \($0.description.split(separator: "\n").first ?? "")") }) {
  descriptor, bytes, offset in
  var bytes = bytes
  let isFatal = writes.next() == fatalWrite?.at
  if isFatal { bytes = Array(bytes.prefix(fatalWrite?.bytes ?? 0)) }
  let written = unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
  if isFatal { kill(getpid(), SIGKILL) }
  return written
}
say("previous \(record.previous.description)")

var stack: [String] = []

/// Changes the stack as a mediator does, and says so.
func change(to next: [String]) {
  say("begin \(next.joined(separator: " "))")
  record.write(next)
  stack = next
  say("end \(next.joined(separator: " "))")
}

/// Opens and closes without end; the names follow from the number.
func work(_ steps: Int) {
  var random = UInt64(bitPattern: Int64(number)) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  for step in 0..<steps {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let opens = stack.isEmpty || (stack.count < 6 && random >> 40 & 1 == 0)
    change(to: opens ? stack + ["m\(step)"] : Array(stack.dropLast()))
  }
}

switch mode {
case "orderly":
  work(number)
  exit(0)
case "kill":
  work(number)
  kill(getpid(), SIGKILL)
case "fault":
  work(number)
  kill(getpid(), SIGSEGV)
case "torn", "endless": work(.max)
case "module": await openAndCrash()
case "wait":
  work(number)
  _ = readLine()
  _exit(0)
default: exit(64)
}

/// Opens modules through a mediator; the initialiser of the second one ends the program.
func openAndCrash() async {
  Mediator.main.keepRecord(record)
  let handle = try? await Mediator.main.open(QuietModule.self, server: .init())
  _ = try? await Mediator.main.open(FatalModule.self, server: .init())
  say("alive \(handle?.isOpen ?? false)")
}

@Module(id: "quiet")
actor QuietModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}

@Module(id: "fatal")
@MainActor final class FatalModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) async throws {
    kill(getpid(), SIGSEGV)
  }
}
