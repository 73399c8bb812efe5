/// A section of a file that is made.
package struct MadeSection: Sendable {
  /// In Mach-O the segment, a comma, and the section.
  package var name: String
  package var bytes: [UInt8]
  /// The type in ELF: 1 is PROGBITS, 8 NOBITS; in Mach-O the type in the flags.
  package var type: UInt32
  /// The flags in ELF: 2 is ALLOC, 0x800 COMPRESSED.
  package var flags: UInt64
  /// Where the file says that it begins, and how large it says that it is; nil for what is so.
  package var claimedOffset: UInt64?
  package var claimedSize: UInt64?

  package init(_ name: String, _ bytes: [UInt8], type: UInt32 = 1, flags: UInt64 = 2) {
    self.name = name
    self.bytes = bytes
    self.type = type
    self.flags = flags
  }
}
