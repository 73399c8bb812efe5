/// Makes files of Mach-O for several architectures.
package struct UniversalWriter: Sendable {
  package var is64Bit = false
  package var parts: [(processor: UInt32, kind: UInt32, bytes: [UInt8])]

  package init(_ parts: [(processor: UInt32, kind: UInt32, bytes: [UInt8])]) { self.parts = parts }

  /// The file: the list of architectures, always in big-endian order, and the parts.
  package var bytes: [UInt8] {
    var list = ByteWriter(isBigEndian: true)
    list.write(is64Bit ? UInt32(0xCAFE_BABF) : 0xCAFE_BABE)
    list.write(UInt32(parts.count))
    var content: [UInt8] = []
    let start = (8 + parts.count * (is64Bit ? 32 : 20) + 15) / 16 * 16
    for part in parts {
      list.write(part.processor)
      list.write(part.kind)
      list.write(word: UInt64(start + content.count), is64Bit: is64Bit)
      list.write(word: UInt64(part.bytes.count), is64Bit: is64Bit)
      list.write(UInt32(4))
      if is64Bit { list.write(UInt32(0)) }
      content += part.bytes
      while content.count % 16 != 0 { content.append(0) }
    }
    list.align(to: 16)
    return list.bytes + content
  }
}
