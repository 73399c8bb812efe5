/// Bytes that are written one field after another.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  private let isBigEndian: Bool

  package init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Writes a number in as many bytes as its type has.
  package mutating func write(_ value: some FixedWidthInteger) {
    let shifts = stride(from: 0, to: value.bitWidth, by: 8)
    let little = shifts.map { UInt8(truncatingIfNeeded: value >> $0) }
    bytes += isBigEndian ? little.reversed() : little
  }

  /// Writes a number in 8 bytes, or in 4.
  package mutating func write(word value: UInt64, is64Bit: Bool) {
    if is64Bit { write(value) } else { write(UInt32(truncatingIfNeeded: value)) }
  }

  /// Writes a name in a field of 16 bytes.
  package mutating func write(name: some StringProtocol) {
    let start = Array(name.utf8.prefix(16))
    bytes += start + Array(repeating: 0, count: 16 - start.count)
  }

  package mutating func append(_ more: [UInt8]) { bytes += more }

  /// Writes zeros up to a multiple of a size.
  package mutating func align(to size: Int) { while bytes.count % size != 0 { bytes.append(0) } }
}
