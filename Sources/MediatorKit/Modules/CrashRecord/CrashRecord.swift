internal import ServiceKit

/// A small file that says which modules are open, so that after a crash the next run can say which one was on top.
///
/// ```swift
/// let record = CrashRecord(path: folder + "/modules.record")
/// if let top = record.previous.top { report("the last run ended in the module \(top)") }
/// Mediator.main.keepRecord(record)
/// ```
///
/// The file has 2,048 bytes: two slots, written in turn with one plain write each, so that the older one stays whole while
/// the newer one is being written. Nothing is forced onto the disk; what the system was given outlives the process, but not the
/// machine, and so nothing is said of a run before the machine's last start.
///
/// Making it never fails, and it never ends the program: where the file cannot be used, nothing is recorded, and that is
/// reported once. One process records in a file; another one that wants to does without.
///
/// | the file | of the last run | this run |
/// |---|---|---|
/// | is not there, or has no state yet | not recorded | records |
/// | has two whole slots in a row | what the newer one says | records |
/// | has one slot that is torn or does not follow | unknown | records |
/// | has another size or two torn slots | unknown | does not; the file is emptied |
/// | is another file, or a newer form | unknown | does not; the file is left as it is |
/// | is locked by another process, cannot be opened, read or written | unknown | does not |
public final class CrashRecord: Sendable {
  /// How the last run ended, and with which modules.
  public let previous: PreviousRun
  private let boot: UInt64
  private let report: @Sendable (MediatorError) -> Void
  private let state: Guarded<State>

  private struct State {
    /// Nil where nothing is recorded.
    var file: CrashRecordFile?
    var sequence: UInt64
  }

  /// Opens the record, and reads what it says of the last run.
  ///
  /// - Parameters:
  ///   - path: the file; made where it is not there, in a folder that is.
  ///   - report: gets the one report where nothing is recorded; left out, it goes where ServiceKit's reports go.
  /// - Complexity: O(1): a few calls of the system.
  public convenience init(path: String, report: (@Sendable (MediatorError) -> Void)? = nil) {
    self.init(path: path, report: report, write: CrashRecordFile.plainWrite)
  }

  /// The same, with another way to write, and another start of the machine.
  package init(
    path: String, boot: UInt64? = nil, report: (@Sendable (MediatorError) -> Void)?,
    write: @escaping @Sendable (Int32, [UInt8], Int) -> Int
  ) {
    let boot = boot ?? MachineStart.identity
    let opened = Result { () throws(CrashRecordFault) in try CrashRecordFile(path, write: write) }
    let file = try? opened.get()
    let reading = CrashRecordReading(opened, boot: boot)
    previous = reading.previous
    self.boot = boot
    self.report = report ?? { AdapterReports.report($0, level: .warning) }
    state = Guarded(State(file: reading.fault == nil ? file : nil, sequence: reading.sequence))
    if let fault = reading.fault {
      if fault.empties { file?.empty() }
      self.report(.recordIsOff(fault))
    }
    begin()
    Self.finishAtExit(self)
  }

  deinit {
    Self.forget(self)
    finish()
  }

  /// Something is recorded.
  public var isOn: Bool { state.withLock { $0.file != nil } }

  /// Says that the program ends, or may be taken away from now on without that being a crash.
  ///
  /// `exit` does the same. What is opened afterwards is recorded again.
  public func finish() { write({ [] }, isOrderly: true) }

  /// Writes the stack of modules, from the bottom to the top.
  package func write(_ stack: [String]) { write { stack } }

  /// Writes what a body answers, which is asked when it is this one's turn to write.
  func write(_ stack: () -> [String]) { write(stack, isOrderly: false) }

  private func begin() {
    change { state, file throws(CrashRecordFault) in
      if file.bytes.count < CrashRecordReading.fileSize { try file.preallocate() }
    }
    write { [] }
  }

  private func write(_ stack: () -> [String], isOrderly: Bool) {
    change { state, file throws(CrashRecordFault) in
      // A file may say anything, also the greatest number.
      let sequence = state.sequence &+ 1
      let slot = CrashRecordSlot(sequence: sequence, boot: boot, isOrderly: isOrderly, stack: stack())
      try file.write(slot.bytes, at: Int(sequence % 2) * CrashRecordSlot.size)
      state.sequence = sequence
    }
  }

  /// Changes the file; where that fails nothing more is recorded, and nothing old is left that looks new.
  private func change(_ body: (inout State, CrashRecordFile) throws(CrashRecordFault) -> Void) {
    let fault = state.withLock { state -> CrashRecordFault? in
      guard let file = state.file else { return nil }
      do throws(CrashRecordFault) {
        try body(&state, file)
        return nil
      } catch {
        file.empty()
        state.file = nil
        return error
      }
    }
    if let fault { report(.recordIsOff(fault)) }
  }
}
