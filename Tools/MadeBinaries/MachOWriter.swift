/// Makes files of Mach-O with the sections that it is told, and nothing else.
package struct MachOWriter: Sendable {
  package var is64Bit = true
  package var isBigEndian = false
  /// The processor: 0x0100000C is arm64.
  package var processor: UInt32 = 0x0100_000C
  package var kind: UInt32 = 0
  /// 1 relocatable, 2 executable, 6 library, 10 debugging information.
  package var type: UInt32 = 2
  package var sections: [MadeSection]
  /// Where the program is encrypted; nil where it is not.
  package var encrypted: Range<UInt32>?

  package init(_ sections: [MadeSection]) { self.sections = sections }

  /// The file: the header, a load command for each segment, and the sections.
  package var bytes: [UInt8] {
    let segments = Dictionary(grouping: sections) { String($0.name.prefix { $0 != "," }) }.sorted { $0.key < $1.key }
    let headerSize = is64Bit ? 32 : 28
    let (segmentSize, sectionSize) = is64Bit ? (72, 80) : (56, 68)
    let commandsSize = segments.reduce(encrypted == nil ? 0 : 24) { $0 + segmentSize + $1.value.count * sectionSize }
    var content = ByteWriter(isBigEndian: isBigEndian)
    var commands = ByteWriter(isBigEndian: isBigEndian)
    for (name, sections) in segments {
      commands.write(is64Bit ? UInt32(0x19) : 1)
      commands.write(UInt32(segmentSize + sections.count * sectionSize))
      commands.write(name: name)
      for _ in 0..<4 { commands.write(word: 0, is64Bit: is64Bit) }
      for number in [7, 7, UInt32(sections.count), 0] { commands.write(number) }
      for section in sections {
        while (headerSize + commandsSize + content.bytes.count) % 8 != 0 { content.append([0]) }
        write(section, at: headerSize + commandsSize + content.bytes.count, to: &commands)
        content.append(section.bytes)
      }
    }
    if let encrypted {
      for number in [0x2C, 24, encrypted.lowerBound, UInt32(encrypted.count), 1, 0] as [UInt32] {
        commands.write(number)
      }
    }
    return header(commands: segments.count + (encrypted == nil ? 0 : 1), size: commandsSize) + commands.bytes
      + content.bytes
  }

  private func header(commands: Int, size: Int) -> [UInt8] {
    var header = ByteWriter(isBigEndian: isBigEndian)
    header.write(is64Bit ? UInt32(0xFEED_FACF) : 0xFEED_FACE)
    for number in [processor, kind, type, UInt32(commands), UInt32(size), 0] { header.write(number) }
    if is64Bit { header.write(UInt32(0)) }
    return header.bytes
  }

  private func write(_ section: MadeSection, at offset: Int, to commands: inout ByteWriter) {
    let parts = section.name.split(separator: ",", maxSplits: 1)
    commands.write(name: parts.last ?? "")
    commands.write(name: parts.first ?? "")
    commands.write(word: 0, is64Bit: is64Bit)
    commands.write(word: section.claimedSize ?? UInt64(section.bytes.count), is64Bit: is64Bit)
    commands.write(UInt32(truncatingIfNeeded: section.claimedOffset ?? UInt64(offset)))
    for number in [3, 0, 0, section.type == 1 ? 0 : section.type, 0, 0] as [UInt32] { commands.write(number) }
    if is64Bit { commands.write(UInt32(0)) }
  }
}
