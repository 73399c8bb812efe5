internal import RecordFormat

/// One of the two slots of a crash record, 1,024 bytes.
///
/// | offset | size | content |
/// |---|---|---|
/// | 0 | 4 | the letters `SKM1`; the digit is the version of the form |
/// | 4 | 1 | 1: the program runs; 2: it has ended orderly |
/// | 5 | 1 | 0 |
/// | 6 | 2 | n, the length of the text |
/// | 8 | 8 | sequence number, from 1; its last bit says which slot it is |
/// | 16 | 8 | which start of the machine it was written in, a hash; 0: not known |
/// | 24 | 4 | how many modules there are; the text may have less |
/// | 28 | 4 | 0 |
/// | 32 | n | the ids in UTF-8, from the top, each ended by a line feed |
/// | 32 + n | | 0 |
/// | 1016 | 8 | 64-bit FNV-1a of the bytes before |
///
/// Numbers are little-endian.
struct CrashRecordSlot: Equatable {
  static var size: Int { 1_024 }
  private static var letters: [UInt8] { Array("SKM1".utf8) }
  private static var textStart: Int { 32 }
  private static var textLimit: Int { checksumStart - textStart }
  private static var checksumStart: Int { size - 8 }

  var sequence: UInt64
  var boot: UInt64
  var isOrderly: Bool
  /// From the top; perhaps not all.
  var modules: [String]
  var moduleCount: Int

  /// What is in a slot.
  enum Content {
    case empty
    case whole(CrashRecordSlot)
    /// Written in part, or damaged.
    case torn
    case foreign
  }

  /// Takes as many modules as there is room for, of a stack from the bottom to the top.
  init(sequence: UInt64, boot: UInt64, isOrderly: Bool, stack: [String]) {
    self.sequence = sequence
    self.boot = boot
    self.isOrderly = isOrderly
    moduleCount = stack.count
    var room = Self.textLimit
    modules = []
    for id in stack.reversed() {
      let name = id.isEmpty || id.utf8.contains(10) ? "?" : id
      room -= name.utf8.count + 1
      guard room >= 0 else { break }
      modules.append(name)
    }
  }

  var bytes: [UInt8] {
    let text: [UInt8] = modules.flatMap { Array(($0 + "\n").utf8) }
    var bytes = Self.letters + [isOrderly ? 2 : 1, 0]
    bytes += Self.little(UInt16(truncatingIfNeeded: text.count))
    bytes += Self.little(sequence) + Self.little(boot)
    bytes += Self.little(UInt32(truncatingIfNeeded: moduleCount)) + Self.little(UInt32(0)) + text
    bytes += Array(repeating: 0, count: Self.checksumStart - bytes.count)
    return bytes + Self.little(FNV1a.hash64(bytes))
  }

  static func content(_ bytes: ArraySlice<UInt8>) -> Content {
    let bytes = Array(bytes)
    if bytes.allSatisfy({ $0 == 0 }) { return .empty }
    guard bytes.count == size, bytes.starts(with: letters) else { return .foreign }
    guard let slot = CrashRecordSlot(bytes), slot.bytes == bytes else { return .torn }
    return .whole(slot)
  }

  /// Reads what ``bytes`` wrote; whoever calls this compares both.
  private init?(_ bytes: [UInt8]) {
    let length = Int(Self.number(bytes[6..<8]))
    guard length <= Self.textLimit else { return nil }
    let text = bytes[Self.textStart..<Self.textStart + length]
    sequence = Self.number(bytes[8..<16])
    boot = Self.number(bytes[16..<24])
    isOrderly = bytes[4] == 2
    modules = text.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    moduleCount = Int(Self.number(bytes[24..<28]))
  }

  private static func little(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
