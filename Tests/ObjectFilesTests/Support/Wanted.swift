import ObjectFiles

/// The sections that the tests look for.
enum Wanted {
  static let records = SectionName(elf: "sk_records", machO: "__DATA_CONST,__sk_records")
  static let names = SectionName(elf: "sk_names", machO: "__TEXT,__sk_names")

  /// What is in a file.
  static func images(in bytes: [UInt8]) throws(ObjectFileError) -> [ObjectImage] {
    try ObjectFile.images(of: bytes, sections: [records, names])
  }

  /// The error of a file that has one; nil where it has none.
  static func error(in bytes: [UInt8]) -> ObjectFileError? {
    do throws(ObjectFileError) { _ = try images(in: bytes) } catch { return error }
    return nil
  }
}
