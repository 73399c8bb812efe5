import FeedFormats
import FeedReader
import FeedReaderAPI
import Foundation
import MediatorKit

/// The modules of one run: those that are open, what is recorded for the case of a crash, and what is counted.
final class ReaderModules {
  /// Where modules show something.
  let desk = ReaderDesk()

  private let mediator: Mediator
  /// Nil where nothing can be kept.
  private var folder: StateFolder?
  private let say: (String) -> Void
  private let tokens: [HandlerToken]
  private var record: CrashRecord?
  private var handles: [ModuleHandle] = []

  /// Lets modules be opened, and says which one was on top if the last run ended badly.
  ///
  /// - Parameters:
  ///   - mediator: Has the modules.
  ///   - folder: Where the record and the counts are kept; nil for nowhere.
  ///   - say: Says what went wrong.
  init(_ mediator: Mediator, folder: StateFolder?, say: @escaping (String) -> Void) {
    self.mediator = mediator
    self.folder = folder
    self.say = say
    tokens = desk.attach(to: mediator)
    mediator.answerLinks(.scheme("feed"))
    if let folder { keepRecord(in: folder) }
  }

  private func keepRecord(in folder: StateFolder) {
    do { try folder.create() } catch {
      self.folder = nil
      return say("note: \(error)")
    }
    let faults = OneFault()
    let record = CrashRecord(path: folder.path + "/modules.record") { faults.keep("\($0)") }
    if let fault = faults.first { say("note: \(fault.firstLine)") }
    if record.previous.top != nil { say("note: \(record.previous)") }
    mediator.keepRecord(record)
    self.record = record
  }

  // MARK: - Opening

  /// Opens what was asked for from outside.
  ///
  /// - Throws: ``FileError`` and ``ModuleRefusal`` with the reason; nothing has been opened then.
  func open(_ request: ReaderRequest) async throws {
    switch request {
    case .link(let link):
      try await open(saying: nil) {
        try await self.mediator.open(.url(link, from: .commandLine), as: ModuleHandle.self)
      }
    case .serverData(let path):
      let bytes = try InputFile(path: path).contents(atMost: ServerDataLimits().maximumBytes)
      try await open(saying: path) { try await self.mediator.open(.data(bytes), client: ReaderClient()) }
    }
  }

  /// Opens what a typed action opens.
  ///
  /// - Throws: ``ModuleRefusal``.
  func open<Action: ModuleAction>(_ action: Action) async throws where Action.Output == ModuleHandle {
    try await open(saying: nil) { try await self.mediator.send(action) }
  }

  private func open(
    saying place: String?, _ opening: nonisolated(nonsending) () async throws -> ModuleHandle
  ) async throws {
    do { handles.append(try await opening()) } catch { throw ModuleRefusal(error, place: place) }
  }

  // MARK: - The end

  /// Closes what is open, the last first.
  func close() async {
    while let handle = handles.popLast() { await handle.close() }
  }

  /// Closes what is open, and keeps what was counted.
  func finish() async {
    await close()
    for token in tokens { token.remove() }
    mediator.keepRecord(nil)
    record?.finish()
    record = nil
    let counts = ModuleCounts(of: mediator.moduleReport)
    guard let folder, !counts.modules.isEmpty else { return }
    do { try StateFile<ModuleCounts>(in: folder).update { $0.add(counts) } } catch { say("\(error)") }
  }
}
