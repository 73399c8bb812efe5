import Foundation
import MediatorKit
import ServiceKit
import Testing

struct CrashRecordTests {
  let folder: RecordFolder
  let path: String
  let reports = Guarded<[String]>([])

  init() throws {
    folder = try RecordFolder()
    path = folder.record
  }

  private func record(_ path: String? = nil) -> CrashRecord {
    let reports = reports
    return CrashRecord(path: path ?? self.path) { error in reports.withLock { $0.append(error.description) } }
  }

  private var all: [String] { reports.withLock(\.self) }

  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  /// The file of a run that ended without order.
  private func leave(_ stacks: [[String]]) throws {
    var record: CrashRecord? = record()
    for stack in stacks { record?.write(stack) }
    let bytes = try bytes()
    // Letting go of it is an orderly end, and so the bytes from before are put back.
    record = nil
    try write(bytes)
  }

  @Test func `The first run knows of none`() throws {
    let record = record()
    #expect(record.isOn)
    #expect(record.previous.outcome == .notRecorded)
    #expect(record.previous.description == "No run was recorded.")
    #expect(try bytes().count == 2_048)
    #expect(all == [])
  }

  @Test func `A record that is let go of is an orderly end`() throws {
    record().write(["a"])
    #expect(record().previous.outcome == .orderly)
  }

  @Test func `A run without modules that did not end orderly says so`() throws {
    try leave([["a"], []])
    let previous = record().previous
    #expect(previous.outcome == .notOrderly)
    #expect(previous.top == nil)
    #expect(previous.description == "The last run did not end orderly; no module was open.")
  }

  @Test func `The modules are named from the top, as many as there is room for`() throws {
    try leave([(0..<500).map { "module-\($0)" }])
    let previous = record().previous
    #expect(previous.modules.first == "module-499")
    #expect(previous.modules.last == "module-411")
    #expect(previous.moduleCount == 500)
  }

  @Test func `Ids of every script are kept, and ones with line feeds cannot confuse it`() throws {
    try leave([["a\nb", "模块", ""]])
    #expect(record().previous.modules == ["?", "模块", "?"])
  }

  @Test func `Each byte of the newer slot that is not as it was written makes the answer unknown`() throws {
    try leave([["a"], ["a", "b"]])
    let whole = try bytes()
    let newer = whole[8] > whole[1_032] ? 0 : 1_024
    for offset in stride(from: newer, to: newer + 1_024, by: 1) {
      var damaged = whole
      damaged[offset] ^= 0xFF
      try write(damaged)
      let record = record()
      #expect(record.previous.outcome == .unknown, "byte \(offset)")
      #expect(record.isOn)
    }
  }

  @Test func `After an unknown end the next run is known again`() throws {
    try leave([["a"]])
    var damaged = try bytes()
    damaged[40] ^= 1
    damaged[1_064] ^= 0
    try write(damaged)
    #expect(record().previous.outcome == .unknown)
    #expect(record().previous.outcome == .orderly)
    #expect(all == [])
  }

  @Test func `A start of the machine in between makes the answer unknown`() throws {
    try leave([["a"]])
    let record = CrashRecord(path: path, boot: 77, report: nil) { _, bytes, _ in bytes.count }
    #expect(
      record.previous.description
        == "How the last run ended cannot be known: the machine was started anew since.")
  }

  @Test func `A file that was cut off is emptied, and the next run records again`() throws {
    try leave([["a"]])
    try write(Array(try bytes().prefix(1_000)))
    let record = record()
    #expect(!record.isOn)
    #expect(record.previous.description == "How the last run ended cannot be known: the record is damaged.")
    #expect(
      all == ["No crash record is kept in this run: the file is damaged, and was emptied; the next run records again."])
    #expect(self.record().isOn)
  }

  @Test(arguments: ["Dear diary", String(repeating: "x", count: 2_048), "SKM2" + String(repeating: "\0", count: 2_044)])
  func `A file of somebody else is left as it is`(_ text: String) throws {
    try write(Array(text.utf8))
    let record = record()
    record.write(["a"])
    record.finish()
    #expect(!record.isOn)
    #expect(try bytes() == Array(text.utf8))
    #expect(record.previous.outcome == .unknown)
    #expect(
      all == [
        """
        No crash record is kept in this run: the file is no record of this version, and was left as it is.
          Ways out:
            1. Name another file.
            2. Remove the file, if nobody needs it.
        """
      ])
  }

  @Test func `A folder, and a path in a folder that is not there, record nothing`() throws {
    #expect(!record(folder.url.path).isOn)
    #expect(!record(folder.url.path + "/none/file").isOn)
    #expect(
      all == [
        """
        No crash record is kept in this run: the file cannot be opened: Is a directory.
          Way out: Name a file in a folder that the program may write to.
        """,
        """
        No crash record is kept in this run: the file cannot be opened: No such file or directory.
          Way out: Name a file in a folder that the program may write to.
        """,
      ])
  }

  @Test(.enabled(if: geteuid() != 0)) func `A folder that may not be written to records nothing`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path) }
    #expect(!record().isOn)
    #expect(all.count == 1)
  }

  #if os(Linux)
    @Test func `A folder in which nobody may make a file records nothing`() throws {
      let record = record("/proc/modules.record")
      record.write(["a"])
      #expect(!record.isOn)
      #expect(all.count == 1)
      #expect(all.first?.hasPrefix("No crash record is kept in this run: the file cannot be opened: ") == true)
    }
  #endif

  @Test func `A device and a link are no files`() throws {
    #expect(!record("/dev/null").isOn)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    #expect(!record().isOn)
    #expect(all.count == 2)
  }

  // https://github.com/google/leveldb/issues/150
  @Test func `A disk that is full while the program runs ends the record with one report, and leaves nothing wrong`()
    throws
  {
    let isFull = Guarded(false)
    let reports = reports
    let record = CrashRecord(path: path, report: { error in reports.withLock { $0.append(error.description) } }) {
      descriptor, bytes, offset in
      if isFull.withLock(\.self) {
        errno = ENOSPC
        return -1
      }
      return unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
    }
    record.write(["a"])
    isFull.withLock { $0 = true }
    for _ in 0..<3 { record.write(["a", "b"]) }
    #expect(!record.isOn)
    #expect(
      all == [
        """
        No crash record is kept in this run: there is no room for the file.
          Way out: Make room for 2,048 bytes.
        """
      ])
    #expect(try bytes() == [])
  }

  // The next number did not exist, and looking for it ended the program.
  @Test func `The greatest sequence number is followed by the least one`() throws {
    func slot(_ sequence: UInt64) -> [UInt8] {
      var bytes: [UInt8] = Array("SKM1".utf8) + [1, 0, 0, 0]
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: sequence >> ($0 * 8)) }
      bytes += [UInt8](repeating: 0, count: 1_016 - bytes.count)
      let checksum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return bytes + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) }
    }
    try write(slot(.max - 1) + slot(.max))
    var first: CrashRecord? = record()
    #expect(first?.isOn == true)
    #expect(first?.previous.reason == "the machine was started anew since")
    first?.write(["a"])
    first = nil
    try leave([["a"], ["a", "b"]])
    #expect(record().previous.top == "b")
    #expect(all == [])
  }

  @Test func `A second record of one file does without`() throws {
    let first = record()
    let second = record()
    #expect(first.isOn)
    #expect(!second.isOn)
    second.write(["b"])
    first.write(["a"])
    first.finish()
    #expect(
      all == [
        """
        No crash record is kept in this run: another process records in the file.
          Way out: Name another file in each process that records.
        """
      ])
  }

  #if os(Linux)
    @Test func `A file that cannot be used is closed again`() throws {
      let first = record()
      for _ in 1...3 { #expect(!record().isOn) }
      #expect(try descriptors(of: path) == 1)
      let pipe = folder.url.appending(path: "pipe").path
      try #require(unsafe mkfifo(pipe, 0o600) == 0)
      #expect(!record(pipe).isOn)
      #expect(try descriptors(of: pipe) == 0)
      withExtendedLifetime(first) {}
    }

    /// How many descriptors of this process lead to a path.
    private func descriptors(of path: String) throws -> Int {
      let files = FileManager.default
      return try files.contentsOfDirectory(atPath: "/proc/self/fd")
        .count { (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
    }
  #endif

  @Test func `A mediator records what is open, from before it is opened until it is cleaned up`() async throws {
    let mediator = Mediator.ofTests
    let record = record()
    mediator.keepRecord(record)
    let path = path
    var surroundings = Surroundings()
    let seen = Guarded<[[String]]>([])
    let look: @Sendable () -> Void = {
      // A copy, since the file itself is locked.
      let copy = path + ".copy"
      try? FileManager.default.removeItem(atPath: copy)
      try? FileManager.default.copyItem(atPath: path, toPath: copy)
      seen.withLock { $0.append(CrashRecord(path: copy).previous.modules) }
    }
    surroundings.beforeOpen = { _ in look() }
    surroundings.afterClose = { look() }
    let handle = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings)
    look()
    await handle.close()
    look()
    #expect(seen.withLock(\.self) == [["article"], ["article"], ["article"], []])
  }
}
