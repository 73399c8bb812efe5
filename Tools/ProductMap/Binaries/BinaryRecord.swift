internal import ObjectFiles
internal import RecordFormat

/// A record as it is in a file: what it declares is known to the program only, but for its description.
struct BinaryRecord {
  let kind: RecordKind
  /// Joins it with its description; 0 where it may have none.
  let identity: UInt64
  /// Of the record and its continuations.
  var hints: [UInt32]
}

/// The records of a section.
struct BinaryRecords {
  private(set) var records: [BinaryRecord] = []
  /// How many there are of each version of the layout that this does not know.
  private(set) var otherVersions: [UInt16: Int] = [:]

  private static let size = 24
  /// On 32-bit platforms the accessor is shorter, and so is the last record of a section.
  private static let shortestSize = 20

  /// Reads a section, and passes over zero words, which linkers add.
  ///
  /// - Throws: a section that ends within a record.
  /// - Complexity: O(n).
  init(_ bytes: [UInt8], isBigEndian: Bool) throws(ObjectFileError) {
    var offset = 0
    func number(_ start: Int, _ size: Int) -> UInt64 {
      let field = bytes[offset + start..<offset + start + size]
      return isBigEndian
        ? field.reduce(0) { $0 << 8 | UInt64($1) } : field.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    while offset < bytes.count {
      if bytes[offset...].prefix(8).allSatisfy({ $0 == 0 }) {
        offset += 8
        continue
      }
      guard bytes.count - offset >= Self.shortestSize else {
        throw ObjectFileError(
          "the section of records ends within a record, at byte \(offset)",
          waysOut: ["Build the file anew, or copy it anew: it is damaged."])
      }
      add(version: UInt16(number(0, 2)), kind: UInt16(number(2, 2)), hint: UInt32(number(4, 4)), identity: number(8, 8))
      offset += Self.size
    }
  }

  private mutating func add(version: UInt16, kind: UInt16, hint: UInt32, identity: UInt64) {
    guard version == RecordSection.version else { return otherVersions[version, default: 0] += 1 }
    guard kind & RecordKind.continuationBit == 0 else {
      if !records.isEmpty { records[records.count - 1].hints.append(hint) }
      return
    }
    records.append(BinaryRecord(kind: RecordKind(rawValue: kind), identity: identity, hints: [hint]))
  }
}
