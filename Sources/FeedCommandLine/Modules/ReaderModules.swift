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
  private let record: ModulesRecord?
  private let signals: EndingSignals?
  private let tokens: [HandlerToken]
  private var handles: [ModuleHandle] = []

  /// Lets modules be opened; the first one that is says which one was on top if the last run ended badly.
  ///
  /// - Parameters:
  ///   - mediator: Has the modules.
  ///   - folder: Where the record and the counts are kept; nil for nowhere. Nothing is in it before a module is opened.
  ///   - heedsSignals: Somebody may end the program by a signal, which is no bad end.
  ///   - say: Says what went wrong.
  init(
    _ mediator: Mediator, folder: StateFolder?, heedsSignals: Bool = false, say: @escaping @Sendable (String) -> Void
  ) {
    self.mediator = mediator
    record = folder.map { ModulesRecord(in: $0, say: say) }
    tokens = desk.attach(to: mediator)
    mediator.answerLinks(.scheme("feed"))
    guard let record else {
      signals = nil
      return
    }
    signals =
      heedsSignals ? EndingSignals { record.finish(ModuleCounts(of: mediator.moduleReport)) } : nil
    mediator.keepRecord(madeBy: record.make)
  }

  /// Says which module was on top if the last run ended badly, without waiting for one to be opened.
  func reportLastRun() {
    if let record, record.isThere { mediator.keepRecord(record.make()) }
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
    record?.finish(ModuleCounts(of: mediator.moduleReport))
    signals?.stop()
  }
}
