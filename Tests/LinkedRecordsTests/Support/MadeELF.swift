import CLinkedRecords

/// An ELF file of 64 bits that is made of parts, for tests of the reader.
struct MadeELF {
  struct Section {
    var name: String
    var address: UInt64
    var size: UInt64
    var type: UInt32 = 1
    var flags: UInt64 = 2
  }

  /// Where the one segment is loaded, and how many bytes of it come from the file.
  var segmentAddress: UInt64 = 0x10000
  var segmentSize: UInt64 = 0x1000
  var sections: [Section] = []
  var nameTable: UInt16 = 1
  var sectionOffset: UInt64?
  var sectionEntry: UInt16 = 64
  var magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]

  /// The program header, as the loader would have it in memory.
  var programHeader: [UInt8] {
    Self.bytes(UInt32(1)) + Self.bytes(UInt32(6)) + Self.bytes(UInt64(0)) + Self.bytes(segmentAddress)
      + Self.bytes(segmentAddress) + Self.bytes(segmentSize) + Self.bytes(segmentSize * 2) + Self.bytes(UInt64(4096))
  }

  /// The whole file.
  var file: [UInt8] {
    var names: [UInt8] = [0]
    var headers = [UInt8](repeating: 0, count: 64)
    let nameStart = names.count
    names += Array(".shstrtab".utf8) + [0]
    let starts = sections.map { section in
      let start = names.count
      names += Array(section.name.utf8) + [0]
      return start
    }
    headers += Self.header(nameStart, 3, 0, 0, offset: 120, size: UInt64(names.count))
    for (section, start) in zip(sections, starts) {
      headers += Self.header(start, section.type, section.flags, section.address, offset: 0, size: section.size)
    }
    let table = UInt64(120 + names.count)
    let count = UInt16(sections.count + 2)
    var bytes = magic + [UInt8](repeating: 0, count: 16 - magic.count)
    bytes += Self.bytes(UInt16(3)) + Self.bytes(UInt16(62)) + Self.bytes(UInt32(1)) + Self.bytes(UInt64(0))
    bytes += Self.bytes(UInt64(64)) + Self.bytes(sectionOffset ?? table) + Self.bytes(UInt32(0))
    bytes += Self.bytes(UInt16(64)) + Self.bytes(UInt16(56)) + Self.bytes(UInt16(1)) + Self.bytes(sectionEntry)
    bytes += Self.bytes(count) + Self.bytes(nameTable)
    return bytes + programHeader + names + headers
  }

  private static func header(
    _ name: Int, _ type: UInt32, _ flags: UInt64, _ address: UInt64, offset: UInt64, size: UInt64
  ) -> [UInt8] {
    bytes(UInt32(name)) + bytes(type) + bytes(flags) + bytes(address) + bytes(offset) + bytes(size)
      + bytes(UInt64(0)) + bytes(UInt64(8)) + bytes(UInt64(0))
  }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// What the reader makes of a file that should be the image with a program header.
  static func read(_ file: [UInt8], loaded header: [UInt8]) -> (state: sk_image_state, found: sk_elf_sections) {
    var found = sk_elf_sections()
    let aligned = UnsafeMutableRawPointer.allocate(byteCount: 56, alignment: 8)
    defer { unsafe aligned.deallocate() }
    unsafe aligned.copyMemory(from: header, byteCount: 56)
    let state = unsafe withUnsafePointer(to: file) { file in
      unsafe sk_elf_find_sections(
        { context, out, count, offset in
          guard let context = unsafe context, let out = unsafe out else { return false }
          let bytes = unsafe context.assumingMemoryBound(to: [UInt8].self).pointee
          guard offset <= bytes.count, count <= bytes.count - Int(offset) else { return false }
          unsafe out.copyMemory(from: Array(bytes[Int(offset)..<Int(offset) + count]), byteCount: count)
          return true
        }, UnsafeMutableRawPointer(mutating: file), aligned, 1, &found)
    }
    return (state, found)
  }
}
