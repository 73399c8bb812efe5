internal import ServiceKit

/// A file and a line as a call gives them: its text is made only for those who ask for it.
@safe
struct LiteralPlace: Sendable {
  /// The text of a literal, which ends with a zero and lives as long as the program.
  private nonisolated(unsafe) let fileID: UnsafePointer<UInt8>
  private let line: Int

  init(_ fileID: StaticString, _ line: UInt) {
    unsafe self.fileID = fileID.utf8Start
    self.line = Int(line)
  }

  init(of call: ActionCall) {
    unsafe fileID = call.fileID
    line = Int(call.line)
  }

  var place: SourcePlace { SourcePlace(fileID: unsafe String(cString: fileID), line: line) }
}
