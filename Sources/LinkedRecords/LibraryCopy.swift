internal import CLinkedRecords
internal import RecordFormat

/// Another copy of this library in the process, in an image of its own; see the header `sk_library.h`.
@safe
public struct LibraryCopy: @unchecked Sendable {
  /// The file name of the library that brings it; nil for the program itself.
  public let name: String?
  /// The version of the record layout that it reads.
  public let recordVersion: UInt16
  /// Nil for one that is made.
  private let mark: UnsafeMutablePointer<sk_library>?

  init(name: String?, _ mark: UnsafeMutablePointer<sk_library>) {
    self.name = name
    recordVersion = unsafe mark.pointee.record_version
    unsafe self.mark = mark
  }

  /// A copy that is made, for tests; nobody has reported it.
  package init(name: String?, recordVersion: UInt16 = RecordSection.version) {
    self.name = name
    self.recordVersion = recordVersion
    unsafe mark = nil
  }

  /// Says whether the caller is to report this copy beside its own: once for the two of them, whoever finds the other.
  public func claimReport() -> Bool {
    guard let mark = unsafe mark else { return true }
    return unsafe sk_library_claim_report(sk_own_library(), mark) != 0
  }
}
