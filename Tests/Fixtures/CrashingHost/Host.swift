import Foundation
import MediatorKit
import ServiceKit

/// What the program does.
struct Host {
  let path: String
  let mode: String
  /// How many changes are made before the end, or what they and the end follow from.
  let number: Int

  func run() async {
    let record = makeRecord()
    Self.say("previous \(record.previous.description)")
    switch mode {
    case "exit":
      work(record, number)
      exit(0)
    case "kill":
      work(record, number)
      kill(getpid(), SIGKILL)
    case "fault":
      work(record, number)
      Self.fault()
    case "torn", "endless": work(record, .max)
    case "module": await crashInModule(record)
    case "wait":
      work(record, number)
      _ = readLine()
      _exit(0)
    default: _exit(64)
    }
  }

  /// In the mode `torn` a write is done in part only, and then the program is killed.
  private func makeRecord() -> CrashRecord {
    let fatal = mode == "torn" ? (write: 2 + number % 7, bytes: (number * 37) % 1_024) : nil
    let writes = Guarded(0)
    return CrashRecord(path: path, report: { Self.say("report \($0.description)") }) { descriptor, bytes, offset in
      let count = writes.withLock { count in
        count += 1
        return count
      }
      let isFatal = count == fatal?.write
      let part = isFatal ? Array(bytes.prefix(fatal?.bytes ?? 0)) : bytes
      let written = unsafe part.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
      if isFatal { kill(getpid(), SIGKILL) }
      return written
    }
  }

  /// Opens and closes, as a mediator would write it; what is open follows from the number.
  private func work(_ record: CrashRecord, _ steps: Int) {
    var stack: [String] = []
    var random = UInt64(bitPattern: Int64(number))
    for step in 0..<steps {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let opens = stack.isEmpty || (stack.count < 6 && random >> 40 & 1 == 0)
      stack = opens ? stack + ["m\(step)"] : Array(stack.dropLast())
      Self.say("begin \(stack.joined(separator: " "))")
      record.write(stack)
      Self.say("end \(stack.joined(separator: " "))")
    }
  }

  /// The initialiser of the second module ends the program.
  private func crashInModule(_ record: CrashRecord) async {
    Mediator.main.keepRecord(record)
    let handle = try? await Mediator.main.open(QuietModule.self, server: .init())
    _ = try? await Mediator.main.open(FatalModule.self, server: .init())
    Self.say("alive \(handle?.isOpen ?? false)")
  }

  /// Writes where there is no memory, which ends the program on the spot.
  static func fault() { unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }

  /// Says a line with one write, so that what was said is not lost with the process.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

@Module(id: "quiet")
actor QuietModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) {}
}

@Module(id: "fatal")
@MainActor
final class FatalModule: OpenableModule {
  struct ServerParameters: Decodable, Sendable {}
  init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) { Host.fault() }
}
