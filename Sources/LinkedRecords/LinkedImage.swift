package import CLinkedRecords
public import RecordFormat

/// One loaded image (the executable or a library) with the records that were linked into it.
///
/// The memory belongs to the image, which stays loaded for the life of the process; so an image and its records may be
/// kept and shared freely.
@safe
public struct LinkedImage: @unchecked Sendable {
  /// The file name of the library; nil for the program itself.
  public let name: String?
  /// 0 where the image was there when the images were read first; images that came later count from 1.
  public let order: Int
  private let records: UnsafeBufferPointer<sk_record>
  private let names: UnsafeBufferPointer<UInt8>

  /// The image that this library is linked into.
  ///
  /// - Complexity: O(1); nothing is read.
  public static var own: LinkedImage { unsafe LinkedImage(sk_own_sections(), name: nil, order: 0) }

  init(_ sections: sk_sections, name: String?, order: Int) {
    unsafe self.init(
      records: UnsafeBufferPointer(start: sections.records, count: sections.record_count),
      names: UnsafeBufferPointer(start: sections.names, count: sections.name_bytes), name: name, order: order)
  }

  /// An image that is made of memory, for measurements and tests; the memory is never freed.
  package init(
    records: UnsafeBufferPointer<sk_record>, names: UnsafeBufferPointer<UInt8>, name: String? = nil, order: Int = 0
  ) {
    self.name = name
    self.order = order
    unsafe self.records = records
    unsafe self.names = names
  }

  /// How many records there are, continuations included.
  public var recordCount: Int { unsafe records.count }

  /// The record at a position in link order, from 0.
  public subscript(index: Int) -> LinkedRecord {
    precondition(index >= 0 && index < recordCount, "There is no record at index \(index)")
    return unsafe LinkedRecord(records[index])
  }

  /// The versions of records that this library cannot read, in ascending order; a program that was built as a whole has
  /// none.
  ///
  /// - Complexity: O(n) in the records.
  public func unknownVersions() -> [UInt16] {
    Set((0..<recordCount).lazy.map { self[$0] }.filter { !$0.isReadable }.map(\.version)).sorted()
  }

  /// Tells the descriptions of images apart: where they are in memory.
  public var descriptionsAddress: UInt { unsafe UInt(bitPattern: names.baseAddress) }

  /// The descriptions that belong to the records, by identity; empty where the image was built without them.
  ///
  /// - Complexity: O(n) in the size of the section; the caller keeps the result.
  public func descriptions() -> [UInt64: RecordDescription] {
    let bytes = unsafe Array(names)
    guard let all = try? RecordDescription.decodeAll(bytes) else { return [:] }
    return Dictionary(all.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
