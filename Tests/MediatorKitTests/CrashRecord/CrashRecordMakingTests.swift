import MediatorKit
import ServiceKit
import Testing

/// Records that are made when the first module is opened.
struct CrashRecordMakingTests {
  let folder: RecordFolder
  let mediator = Mediator.ofTests
  let made = Guarded(0)

  init() throws {
    folder = try RecordFolder()
    let (path, made) = (folder.record, made)
    mediator.keepRecord {
      made.withLock { $0 += 1 }
      return CrashRecord(path: path) { _ in }
    }
  }

  private func open(_ surroundings: Surroundings = Surroundings()) async throws -> ModuleHandle {
    try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings)
  }

  @Test(
    "What is refused makes no record",
    arguments: ["{", #"{"schemaVersion": 1, "module": "none"}"#, #"{"schemaVersion": 1, "module": "article"}"#])
  func refused(_ data: String) async throws {
    await #expect(throws: MediatorError.self) {
      try await mediator.open(.data(Array(data.utf8)), client: Surroundings())
    }
    #expect(made.withLock(\.self) == 0)
  }

  @Test func `It is made before the initialiser of the first module runs, and not again`() async throws {
    let made = made
    var surroundings = Surroundings()
    let seen = Guarded<[Int]>([])
    surroundings.beforeOpen = { _ in seen.withLock { $0.append(made.withLock(\.self)) } }
    for _ in 1...2 { await (try await open(surroundings)).close() }
    #expect(seen.withLock(\.self) == [1, 1])
  }

  @Test func `Of openings at once one makes it, and nothing is opened before it is there`() async throws {
    for _ in 1...50 {
      let mediator = Mediator.ofTests
      let (path, made) = (folder.record, Guarded(0))
      let isMade = Guarded(false)
      mediator.keepRecord {
        made.withLock { $0 += 1 }
        let record = CrashRecord(path: path) { _ in }
        isMade.withLock { $0 = true }
        return record
      }
      var surroundings = Surroundings()
      let early = Guarded(0)
      surroundings.beforeOpen = { _ in if !isMade.withLock(\.self) { early.withLock { $0 += 1 } } }
      let client = surroundings
      try await withThrowingTaskGroup { group in
        for _ in 1...8 {
          group.addTask {
            try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: client)
          }
        }
        try await group.waitForAll()
      }
      #expect(made.withLock(\.self) == 1)
      #expect(early.withLock(\.self) == 0)
    }
  }

  @Test func `A record of its own takes the place of one that was not made`() async throws {
    let record = CrashRecord(path: folder.record) { _ in }
    mediator.keepRecord(record)
    await (try await open()).close()
    #expect(made.withLock(\.self) == 0)
  }
}
