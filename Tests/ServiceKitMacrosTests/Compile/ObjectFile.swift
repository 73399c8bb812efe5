import Foundation

/// The sections of an ELF object file for a 64-bit little-endian machine, as the gABI describes them.
struct ObjectFile {
  /// A section that has content.
  struct Section: Equatable {
    let bytes: [UInt8]
    let alignment: UInt64
  }

  private let bytes: [UInt8]

  init(_ path: String) throws { bytes = try Array(Data(contentsOf: URL(filePath: path))) }

  /// All sections of a name, in the order of the file.
  func sections(_ name: String) -> [Section] {
    let table = Int(number(0x28, 8))
    let entries = (0..<Int(number(0x3c, 2))).map { table + $0 * Int(number(0x3a, 2)) }
    let names = Int(number(entries[Int(number(0x3e, 2))] + 0x18, 8))
    return entries.compactMap { entry in
      guard text(names + Int(number(entry, 4))) == name else { return nil }
      let start = Int(number(entry + 0x18, 8))
      return Section(
        bytes: Array(bytes[start..<start + Int(number(entry + 0x20, 8))]), alignment: number(entry + 0x30, 8))
    }
  }

  private func number(_ offset: Int, _ size: Int) -> UInt64 {
    bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func text(_ offset: Int) -> String { String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self) }
}
