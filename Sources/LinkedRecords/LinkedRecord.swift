internal import CLinkedRecords
public import RecordFormat

/// One constant record of an image; see the header `sk_record.h` for the layout.
@safe
public struct LinkedRecord: @unchecked Sendable {
  private let record: sk_record

  init(_ record: sk_record) { self.record = record }

  /// The version of the layout.
  public var version: UInt16 { record.version }
  /// The layout is one that this library knows.
  public var isReadable: Bool { record.version == RecordSection.version }
  /// What the record declares.
  public var kind: RecordKind { RecordKind(rawValue: record.kind & ~RecordKind.continuationBit) }
  /// The record only adds a hint to the record before it.
  public var isContinuation: Bool { record.kind & RecordKind.continuationBit != 0 }
  /// The hint; see `RecordHint`.
  public var hint: UInt32 { record.hint }
  /// What joins the record with its description; 0 where it has none.
  public var identity: UInt64 { record.identity }

  /// Runs the accessor, which writes one declaration, and takes the declaration over.
  ///
  /// - Parameter type: what accessors of this kind write. The kind of the record promises it, nothing checks it.
  /// - Returns: nil for a continuation, which has no accessor.
  public func load<Declaration>(as type: Declaration.Type) -> Declaration? {
    guard !isContinuation, let accessor = unsafe record.accessor else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: type, capacity: 1) { memory in
      guard let start = memory.baseAddress else { return nil }
      unsafe accessor(start)
      return unsafe start.move()
    }
  }
}
