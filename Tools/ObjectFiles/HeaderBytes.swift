/// Bytes with numbers in them, in one of the two byte orders.
struct HeaderBytes {
  let bytes: [UInt8]
  var isBigEndian = false

  func uint16(at offset: Int) -> UInt16 { UInt16(truncatingIfNeeded: number(at: offset, size: 2)) }
  func uint32(at offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(at: offset, size: 4)) }
  func uint64(at offset: Int) -> UInt64 { number(at: offset, size: 8) }

  /// A number of 8 bytes, or in the 32-bit form of a file of 4.
  func word(at offset: Int, is64Bit: Bool) -> UInt64 { number(at: offset, size: is64Bit ? 8 : 4) }

  /// A name in a field of a fixed size, up to its first zero.
  func name(at offset: Int, size: Int) -> ArraySlice<UInt8> { bytes[offset..<offset + size].prefix { $0 != 0 } }

  private func number(at offset: Int, size: Int) -> UInt64 {
    let field = bytes[offset..<offset + size]
    return isBigEndian
      ? field.reduce(0) { $0 << 8 | UInt64($1) } : field.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
