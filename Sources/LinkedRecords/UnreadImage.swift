/// An image of which it is not known whether it has records.
public struct UnreadImage: Hashable, Sendable {
  /// Why an image cannot be read.
  public enum Reason: Hashable, Sendable {
    /// Its file is gone, or may not be opened.
    case noFile
    /// The file at its path is not the one that was loaded.
    case otherFile
    /// Its file has no table of sections, or a damaged one.
    case noSections
    /// Its section of records is not a whole number of records: something else is in it.
    case oddRecords
    /// It has records in a version of the layout that this library does not know; the others are read.
    case otherVersion(UInt16)
  }

  /// The file name of the library; nil for the program itself.
  public let name: String?
  /// Why it cannot be read.
  public let reason: Reason

  package init(name: String?, reason: Reason) {
    self.name = name
    self.reason = reason
  }
}
