/// Makes files of ELF with the sections that it is told, and nothing else.
package struct ELFWriter: Sendable {
  package var is64Bit = true
  package var isBigEndian = false
  /// 62 is x86_64.
  package var machine: UInt16 = 62
  /// 1 relocatable, 2 executable, 3 library, 4 memory dump.
  package var type: UInt16 = 2
  package var sections: [MadeSection]
  /// The number of sections, and which has the names, are in the first header, as where there are more than 65,279.
  package var isExtended = false
  /// The table of sections is left out.
  package var isStripped = false

  package init(_ sections: [MadeSection]) { self.sections = sections }

  private var headerSize: Int { is64Bit ? 64 : 52 }
  private var entrySize: Int { is64Bit ? 64 : 40 }

  /// The file: the header, the sections, their names, and the table.
  package var bytes: [UInt8] {
    var content = ByteWriter(isBigEndian: isBigEndian)
    var names: [UInt8] = [0]
    var entries: [(name: Int, section: MadeSection, offset: Int)] = []
    for section in sections + [MadeSection(".shstrtab", [], type: 3, flags: 0)] {
      entries.append((names.count, section, headerSize + content.bytes.count))
      names += Array(section.name.utf8) + [0]
      if section.type != 8 { content.append(section.bytes) }
      content.align(to: 8)
    }
    // The names come last, when all are known.
    entries[entries.count - 1].section.bytes = names
    entries[entries.count - 1].offset = headerSize + content.bytes.count
    content.append(names)
    content.align(to: 8)
    let tableOffset = headerSize + content.bytes.count
    let table = isStripped ? [] : table(entries)
    return header(tableOffset: isStripped ? 0 : tableOffset, count: isStripped ? 0 : entries.count + 1) + content.bytes
      + table
  }

  private func header(tableOffset: Int, count: Int) -> [UInt8] {
    var header = ByteWriter(isBigEndian: isBigEndian)
    header.append([0x7F, 0x45, 0x4C, 0x46, is64Bit ? 2 : 1, isBigEndian ? 2 : 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    header.write(type)
    header.write(machine)
    header.write(UInt32(1))
    for offset in [0, 0, UInt64(tableOffset)] { header.write(word: offset, is64Bit: is64Bit) }
    header.write(UInt32(0))
    for number in [headerSize, 0, 0, entrySize, isExtended ? 0 : count, isExtended ? 0xFFFF : max(0, count - 1)] {
      header.write(UInt16(number))
    }
    return header.bytes
  }

  private func table(_ entries: [(name: Int, section: MadeSection, offset: Int)]) -> [UInt8] {
    var table = ByteWriter(isBigEndian: isBigEndian)
    let count = UInt64(entries.count + 1)
    func write(_ name: Int, _ type: UInt32, _ flags: UInt64, offset: UInt64, size: UInt64, link: UInt64 = 0) {
      table.write(UInt32(name))
      table.write(type)
      for value in [flags, 0, offset, size] { table.write(word: value, is64Bit: is64Bit) }
      table.write(UInt32(link))
      table.write(UInt32(0))
      for value in [8, 0] as [UInt64] { table.write(word: value, is64Bit: is64Bit) }
    }
    write(0, 0, 0, offset: 0, size: isExtended ? count : 0, link: isExtended ? count - 1 : 0)
    for (name, section, offset) in entries {
      write(
        name, section.type, section.flags, offset: section.claimedOffset ?? UInt64(offset),
        size: section.claimedSize ?? UInt64(section.bytes.count))
    }
    return table.bytes
  }
}
