/// What is in the file of a crash record when a run begins.
struct CrashRecordReading {
  /// What the file says of the last run.
  let previous: PreviousRun
  /// The newest sequence number.
  let sequence: UInt64
  /// Why nothing is recorded in this run; nil where it is.
  let fault: CrashRecordFault?

  static var fileSize: Int { CrashRecordSlot.size * 2 }

  /// Looks at a file that was opened, or that could not be.
  init(_ opened: Result<CrashRecordFile, CrashRecordFault>, boot: UInt64) {
    switch opened {
    case .success(let file): self.init(file.bytes, boot: boot)
    case .failure(let fault): self.init(.unknown(fault.fact), 0, fault: fault)
    }
  }

  /// Looks at the bytes of a file; of a larger one at least one more than fit.
  init(_ bytes: [UInt8], boot: UInt64) {
    guard bytes.count == Self.fileSize else {
      self = Self(ofOtherSize: bytes)
      return
    }
    let slots = [bytes[..<CrashRecordSlot.size], bytes[CrashRecordSlot.size...]].map { CrashRecordSlot.content($0) }
    switch (slots[0], slots[1]) {
    case (.empty, .empty): self.init(PreviousRun(.notRecorded), 0)
    case (.whole(let first), .whole(let second)):
      let (newer, older) = first.sequence > second.sequence ? (first, second) : (second, first)
      self = newer.sequence &- older.sequence == 1 ? Self(newer, boot) : .torn(newer.sequence)
    case (.empty, .whole(let slot)) where slot.sequence == 1: self.init(slot, boot)
    case (.whole(let slot), _), (_, .whole(let slot)): self = .torn(slot.sequence)
    case (.empty, .torn): self = .torn(0)
    case (.torn, _), (_, .torn): self = .damaged
    default: self = .foreign
    }
  }

  private init(ofOtherSize bytes: [UInt8]) {
    // Killed before all of the file was there.
    if bytes.count < Self.fileSize, bytes.allSatisfy({ $0 == 0 }) {
      self.init(PreviousRun(.notRecorded), 0)
    } else {
      self = bytes.starts(with: "SKM1".utf8) ? .damaged : .foreign
    }
  }

  private init(_ slot: CrashRecordSlot, _ boot: UInt64) {
    // What was not written to the disk is lost with the machine's power, and so a newer state may be missing.
    guard slot.boot == boot, boot != 0 else {
      self.init(.unknown("the machine was started anew since"), slot.sequence)
      return
    }
    self.init(
      slot.isOrderly
        ? PreviousRun(.orderly)
        : PreviousRun(.notOrderly, modules: slot.modules, moduleCount: slot.moduleCount), slot.sequence)
  }

  private init(_ previous: PreviousRun, _ sequence: UInt64, fault: CrashRecordFault? = nil) {
    self.previous = previous
    self.sequence = sequence
    self.fault = fault
  }

  private static func torn(_ sequence: UInt64) -> CrashRecordReading {
    Self(.unknown("it ended while the record was being written"), sequence)
  }

  private static var damaged: CrashRecordReading {
    Self(.unknown("the record is damaged"), 0, fault: .damaged)
  }

  private static var foreign: CrashRecordReading {
    Self(.unknown("the file is no record of this version"), 0, fault: .foreign)
  }
}
