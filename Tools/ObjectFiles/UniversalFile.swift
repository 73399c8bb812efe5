/// A file with Mach-O images for several architectures.
///
/// Source: `mach-o/fat.h`.
enum UniversalFile {
  /// There are not as many kinds of processors.
  private static let mostParts: UInt64 = 64

  /// The parts of a file; nil where it is no universal file.
  ///
  /// - Throws: parts that are not within the file, or lie on one another.
  static func parts(of region: FileRegion) throws(ObjectFileError) -> [FileRegion]? {
    guard region.count >= 8 else { return nil }
    var start = try region.bytes("the start", at: 0, count: 8)
    start.isBigEndian = true
    let is64Bit = start.uint32(at: 0) == 0xCAFE_BABF
    guard is64Bit || start.uint32(at: 0) == 0xCAFE_BABE else { return nil }
    let count = UInt64(start.uint32(at: 4))
    // Classes of Java begin with the same bytes and a version, of which the first was 45.
    if !is64Bit, count >= 43 { return nil }
    guard (1...mostParts).contains(count) else {
      throw .damaged(
        "the universal file is said to have \(count) architectures, and there may be from 1 to \(mostParts)")
    }
    let size: UInt64 = is64Bit ? 32 : 20
    var table = try region.bytes("the list of architectures", at: 8, count: count * size)
    table.isBigEndian = true
    var parts: [FileRegion] = []
    for entry in (0..<Int(count)).map({ $0 * Int(size) }) {
      parts.append(try part(table, at: entry, is64Bit, in: region))
    }
    try checkOverlaps(parts)
    return parts
  }

  private static func part(
    _ table: HeaderBytes, at entry: Int, _ is64Bit: Bool, in region: FileRegion
  ) throws(ObjectFileError) -> FileRegion {
    let architecture = MachOArchitecture.name(table.uint32(at: entry), table.uint32(at: entry + 4))
    let name = "the part for \(architecture)"
    let offset = table.word(at: entry + 8, is64Bit: is64Bit)
    let size = table.word(at: entry + (is64Bit ? 16 : 12), is64Bit: is64Bit)
    try region.check(name, at: offset, count: size)
    guard size > 0 else { throw .damaged("\(name) is empty") }
    return FileRegion(region, at: offset, count: size, name: name)
  }

  private static func checkOverlaps(_ parts: [FileRegion]) throws(ObjectFileError) {
    let sorted = parts.sorted { $0.start < $1.start }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.count > next.start - one.start {
      throw .damaged("\(one.name) and \(next.name) lie on one another")
    }
  }
}
