// Built together with Tools/ObjectFiles by .ci/full, outside the package: a fuzzer brings its own `main`.

private let records = SectionName(elf: "sk_records", machO: "__DATA_CONST,__sk_records")
private let names = SectionName(elf: "sk_names", machO: "__TEXT,__sk_names")

/// The starts of the formats, without which most inputs would be foreign files.
private let starts: [[UInt8]] = [
  [], [0x7F, 0x45, 0x4C, 0x46, 2, 1], [0x7F, 0x45, 0x4C, 0x46, 1, 2], [0xCF, 0xFA, 0xED, 0xFE],
  [0xFE, 0xED, 0xFA, 0xCE],
  [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2], [0xCA, 0xFE, 0xBA, 0xBF, 0, 0, 0, 2],
]

/// Whatever the bytes are, reading ends with sections or an error, and sections are never larger than the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzObjectFiles(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for start in starts where start.count <= bytes.count { check(start + bytes.dropFirst(start.count)) }
  return 0
}

private func check(_ bytes: [UInt8]) {
  guard let images = try? ObjectFile.images(of: bytes, sections: [records, names]) else { return }
  let found = images.flatMap { $0.sections.values }.reduce(0) { $0 + $1.count }
  if found > bytes.count { fatalError("\(found) bytes of sections are in a file of \(bytes.count)") }
}
