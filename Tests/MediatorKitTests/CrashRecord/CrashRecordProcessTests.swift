import Foundation
import MediatorKit
import Testing

/// The record of programs that are killed.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct CrashRecordProcessTests {
  let folder: RecordFolder
  let path: String

  init() throws {
    folder = try RecordFolder()
    path = folder.record
  }

  @Test func `After SIGKILL the next start names the module on top`() throws {
    for number in 0..<70 {
      let run = try CrashingHostRun(path, "kill", number)
      #expect(run.signal == SIGKILL)
      let next = CrashRecord(path: path, report: { Issue.record("\($0)") })
      #expect(run.possibleAnswers == [next.previous.description], "run \(number)")
    }
  }

  @Test func `After SIGSEGV the next start names the module on top`() throws {
    for number in 0..<70 {
      let run = try CrashingHostRun(path, "fault", number)
      #expect(run.signal == SIGSEGV)
      let next = CrashRecord(path: path, report: { Issue.record("\($0)") })
      #expect(run.possibleAnswers == [next.previous.description], "run \(number)")
    }
  }

  // https://github.com/Tencent/MMKV/issues/1180
  @Test
  func
    `After an end in the middle of a write the next start names a module that was on top, or says that it cannot know`()
    throws
  {
    var unknown = 0
    for number in 0..<70 {
      let run = try CrashingHostRun(path, "torn", number)
      #expect(run.signal == SIGKILL)
      let next = CrashRecord(path: path, report: { Issue.record("\($0)") })
      let answer = next.previous.description
      let isUnknown = answer == CrashingHostRun.tornAnswer
      unknown += isUnknown ? 1 : 0
      #expect(isUnknown || run.possibleAnswers.contains(answer), "run \(number): \(answer)")
      #expect(next.isOn)
    }
    #expect(unknown > 0)
  }

  // A program without standard output got the record's file under that number, and printed into it.
  @Test func `What a program prints that has no standard output does not get into the record`() throws {
    let process = CrashingHostRun.process([])
    process.arguments = ["-c", "exec \"$0\" \"$1\" kill 8 >&-", try #require(process.executableURL).path, path]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let whole = try CrashingHostRun(path + ".whole", "kill", 8)
    let next = CrashRecord(path: path, report: { Issue.record("\($0)") })
    #expect(whole.possibleAnswers == [next.previous.description])
  }

  @Test func `A program that is killed at any time never leaves a wrong answer`() throws {
    for number in 0..<60 {
      let run = try CrashingHostRun(path, "endless", number) { process in
        usleep(UInt32(number * 211 % 5_000))
        kill(process.processIdentifier, SIGKILL)
      }
      let next = CrashRecord(path: path, report: { Issue.record("\($0)") })
      let answer = next.previous.description
      let isUnknown = answer == CrashingHostRun.tornAnswer
      #expect(isUnknown || run.possibleAnswers.contains(answer), "run \(number): \(answer)")
    }
  }

  @Test func `A module whose initialiser ends the program is the one on top`() throws {
    let run = try CrashingHostRun(path, "module")
    #expect(run.signal == SIGSEGV)
    let next = CrashRecord(path: path)
    #expect(next.previous.outcome == .notOrderly)
    #expect(next.previous.modules == ["fatal", "quiet"])
    #expect(next.previous.moduleCount == 2)
  }

  @Test func `A program that exits leaves nothing to report`() throws {
    let run = try CrashingHostRun(path, "exit", 3)
    #expect(run.signal == nil)
    let next = CrashRecord(path: path)
    #expect(next.previous.outcome == .orderly)
    #expect(next.previous.top == nil)
    #expect(next.previous.description == "The last run ended orderly.")
  }

  @Test func `Of two processes the second does without, and what the first records stays`() throws {
    let input = Pipe()
    let first = CrashingHostRun.process([path, "wait", "5"])
    let output = Pipe()
    (first.standardInput, first.standardOutput) = (input, output)
    try first.run()
    var said = Data()
    while !String(decoding: said, as: UTF8.self).contains("end m4") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      said += more
    }
    let second = try CrashingHostRun(path, "kill", 3)
    #expect(second.lines.first == "report No crash record is kept in this run: another process records in the file.")
    #expect(second.previous == "How the last run ended cannot be known: another process records in the file.")
    try input.fileHandleForWriting.close()
    first.waitUntilExit()
    #expect(CrashRecord(path: path).previous.modules == ["m4"])
  }

  @Test func `Where the size of files is limited nothing is recorded, and the program starts`() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let host = CrashingHostRun.process([path, "exit", "3"])
    shell.arguments =
      ["-c", "ulimit -f 1; exec \"$0\" \"$@\"", try #require(host.executableURL?.path)] + (host.arguments ?? [])
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(
      text.hasPrefix(
        """
        report No crash record is kept in this run: there is no room for the file.
          Way out: Make room for 2,048 bytes.
        previous No run was recorded.

        """))
    #expect(text.components(separatedBy: "report ").count == 2)
  }
}
