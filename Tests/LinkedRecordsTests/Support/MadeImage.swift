import CLinkedRecords
import LinkedRecords
import RecordFormat

/// Images that are made of memory, which is never freed.
enum MadeImage {
  /// A record whose accessor writes its number.
  static func record(
    hint: UInt32, kind: RecordKind = .adapter, version: UInt16 = RecordSection.version, identity: UInt64 = 0,
    isContinuation: Bool = false
  ) -> sk_record {
    unsafe sk_record(
      version: version, kind: isContinuation ? kind.rawValue | RecordKind.continuationBit : kind.rawValue, hint: hint,
      identity: identity, accessor: isContinuation ? nil : { out in unsafe out?.storeBytes(of: 42, as: Int.self) })
  }

  /// An image with these records and descriptions.
  static func image(_ records: [sk_record], names: [UInt8] = []) -> LinkedImage {
    let recordMemory = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: records.count)
    _ = unsafe recordMemory.initialize(fromContentsOf: records)
    let nameMemory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: names.count)
    _ = unsafe nameMemory.initialize(fromContentsOf: names)
    return unsafe LinkedImage(
      records: UnsafeBufferPointer(recordMemory), names: UnsafeBufferPointer(nameMemory))
  }

  /// The bytes of a description, as they are in the section.
  static func bytes(_ description: RecordDescription) -> [UInt8] {
    description.words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }
}
