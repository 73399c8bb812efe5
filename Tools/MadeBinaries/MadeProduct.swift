package import RecordFormat

/// A binary with records and descriptions, and no code.
package struct MadeProduct: Sendable {
  package var descriptions: [RecordDescription]
  /// Records without a description.
  package var undescribed: [(kind: RecordKind, hints: [UInt32])] = []
  /// The version of the records.
  package var version = RecordSection.version

  package init(_ descriptions: [RecordDescription] = []) { self.descriptions = descriptions }

  /// The bytes of `sk_records`.
  package func records(isBigEndian: Bool = false) -> [UInt8] {
    var writer = ByteWriter(isBigEndian: isBigEndian)
    let described = descriptions.map { description in
      (description.kind, description.identity, description.values(of: "protocol").map { RecordHint.hint(ofType: $0) })
    }
    for (kind, identity, hints) in described + undescribed.map({ ($0.kind, 0, $0.hints) }) {
      for (index, hint) in (hints.isEmpty ? [0] : hints).enumerated() {
        writer.write(version)
        writer.write(index == 0 ? kind.rawValue : kind.rawValue | RecordKind.continuationBit)
        writer.write(hint)
        writer.write(identity)
        writer.write(UInt64(0))
      }
    }
    return writer.bytes
  }

  /// The bytes of `sk_names`, in the same order on every platform.
  package var names: [UInt8] {
    var writer = ByteWriter(isBigEndian: false)
    for word in descriptions.flatMap(\.words) { writer.write(word) }
    return writer.bytes
  }

  /// An executable of ELF.
  package var elf: [UInt8] { ELFWriter(elfSections()).bytes }

  /// An executable of Mach-O.
  package var machO: [UInt8] { MachOWriter(machOSections()).bytes }

  package func elfSections(isBigEndian: Bool = false) -> [MadeSection] {
    [
      MadeSection(".text", Array(repeating: 0xC3, count: 16), flags: 6),
      MadeSection(RecordSection.names(machO: false), names),
      MadeSection(RecordSection.records(machO: false), records(isBigEndian: isBigEndian), flags: 3),
    ]
  }

  package func machOSections(isBigEndian: Bool = false) -> [MadeSection] {
    [
      MadeSection("__TEXT,__text", Array(repeating: 0xC3, count: 16)),
      MadeSection(RecordSection.names(machO: true), names),
      MadeSection(RecordSection.records(machO: true), records(isBigEndian: isBigEndian)),
    ]
  }
}
