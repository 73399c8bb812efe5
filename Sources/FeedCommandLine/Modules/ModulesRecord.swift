import FeedReader
import Foundation
import MediatorKit
import Synchronization

/// What is kept of the modules of one run: which are open, in case it crashes, and afterwards how often each was opened.
///
/// Nothing of it is there before a module is opened, and a run in which none was leaves the folder as it found it.
final class ModulesRecord: Sendable {
  private let folder: StateFolder
  private let say: @Sendable (String) -> Void
  private let state = Mutex(State())
  /// Held until everything is kept, since who comes second may end the program.
  private let finishing = Mutex(())

  private struct State {
    var record: CrashRecord?
    /// The folders that this run has made, from the outermost.
    var madeFolders: [String] = []
    var hasMadeFile = false
    /// Counts are kept, once.
    var isCounting = false
  }

  private var path: String { folder.path + "/modules.record" }

  /// Keeps nothing yet.
  ///
  /// - Parameters:
  ///   - folder: Where it is kept.
  ///   - say: Says what went wrong.
  init(in folder: StateFolder, say: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.say = say
  }

  /// An earlier run has left a record.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Makes the record, and says which module was on top if the last run ended badly.
  ///
  /// - Returns: The record; nil where none can be kept.
  func make() -> CrashRecord? {
    let missing = missingFolders
    let isThere = isThere
    do { try folder.create() } catch {
      say("note: \(error)")
      return nil
    }
    let faults = OneFault()
    let record = CrashRecord(path: path) { faults.keep("\($0)") }
    if let fault = faults.first { say("note: \(fault.firstLine)") }
    if record.previous.top != nil { say("note: \(record.previous)") }
    state.withLock { state in
      state.record = record
      state.madeFolders = missing
      state.hasMadeFile = !isThere
      state.isCounting = true
    }
    return record
  }

  /// Ends the record and keeps what was counted; once, and whoever comes second waits for the first.
  func finish(_ counts: ModuleCounts) {
    finishing.withLock { _ in
      let ended = state.withLock { state in
        defer { (state.record, state.isCounting) = (nil, false) }
        return state
      }
      ended.record?.finish()
      guard ended.isCounting else { return }
      if counts.modules.isEmpty { return leaveAsFound(ended) }
      do { try StateFile<ModuleCounts>(in: folder).update { $0.add(counts) } } catch { say("\(error)") }
    }
  }

  /// Removes what this run has made; a folder in which something else is by now stays.
  private func leaveAsFound(_ state: State) {
    if state.hasMadeFile, state.record?.isOn ?? false { unsafe unlink(path) }
    for folder in state.madeFolders.reversed() { unsafe rmdir(folder) }
  }

  /// The folder and those around it that are not there, from the outermost.
  private var missingFolders: [String] {
    var missing: [String] = []
    var url = URL(fileURLWithPath: folder.path)
    while url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
      missing.append(url.path)
      url.deleteLastPathComponent()
    }
    return missing.reversed()
  }
}
