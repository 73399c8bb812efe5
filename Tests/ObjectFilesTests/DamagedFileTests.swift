import MadeBinaries
import ObjectFiles
import SeededNumbers
import Testing

/// Files that are cut off and files with wrong bytes: an answer or an error, whatever they are.
@Suite struct DamagedFileTests {
  private static var files: [[UInt8]] {
    let elf = [MadeSection(".text", [0xC3]), MadeSection("sk_names", [1, 2, 3]), MadeSection("sk_records", [4, 5])]
    let machO = [MadeSection("__TEXT,__sk_names", [1, 2, 3]), MadeSection("__DATA_CONST,__sk_records", [4, 5])]
    var files: [[UInt8]] = []
    for (is64Bit, isBigEndian) in ELFTests.forms {
      var one = ELFWriter(elf)
      (one.is64Bit, one.isBigEndian) = (is64Bit, isBigEndian)
      var extended = one
      extended.isExtended = true
      var other = MachOWriter(machO)
      (other.is64Bit, other.isBigEndian, other.encrypted) = (is64Bit, isBigEndian, 1 << 20..<1 << 21)
      files += [one.bytes, extended.bytes, other.bytes]
    }
    let part = MachOWriter(machO).bytes
    var universal = UniversalWriter([(0x0100_000C, 0, part), (0x0100_0007, 3, part)])
    files.append(universal.bytes)
    universal.is64Bit = true
    return files + [universal.bytes]
  }

  /// What is found is never larger than the file.
  private static func check(_ bytes: [UInt8]) {
    guard let images = try? Wanted.images(in: bytes) else { return }
    let found = images.flatMap { $0.sections.values }.reduce(0) { $0 + $1.count }
    #expect(found <= bytes.count)
  }

  @Test func `A file that is cut off at any byte is an error, or lacks only what nobody reads`() throws {
    for file in Self.files {
      let whole = try Wanted.images(in: file).map(\.sections)
      for length in 1..<file.count {
        let part = try? Wanted.images(in: Array(file.prefix(length))).map(\.sections)
        #expect(part == nil || part == whole)
      }
    }
  }

  @Test func `A hundred thousand files with wrong bytes end with sections or an error`() {
    var numbers = SeededGenerator(seed: 8)
    let files = Self.files
    for _ in 0..<100_000 {
      var file = files[Int.random(in: 0..<files.count, using: &numbers)]
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<file.count, using: &numbers)
        file[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      }
      Self.check(file)
    }
  }

  @Test func `Numbers at the limits in any field end with sections or an error`() {
    let values: [[UInt8]] = [
      [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0x80], [0x80, 0, 0, 0], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0x7F],
    ]
    for file in Self.files {
      for place in 0..<file.count - 8 {
        for value in values {
          var changed = file
          changed.replaceSubrange(place..<place + 4, with: value)
          Self.check(changed)
          changed.replaceSubrange(place + 4..<place + 8, with: value)
          Self.check(changed)
        }
      }
    }
  }
}
