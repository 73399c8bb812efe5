/// A part of a file: the whole, or in a file for several architectures what belongs to one of them.
struct FileRegion {
  /// More bytes than this at once no file needs that anybody made.
  static let mostBytes: UInt64 = 64 << 20

  let file: any ObjectFileBytes
  let start: UInt64
  let count: UInt64
  /// What messages call it: `the file`.
  let name: String

  /// The whole file.
  init(_ file: any ObjectFileBytes) {
    self.file = file
    start = 0
    count = file.size
    name = "the file"
  }

  /// A part of another region; the caller has checked that it is one.
  init(_ region: FileRegion, at offset: UInt64, count: UInt64, name: String) {
    file = region.file
    start = region.start + offset
    self.count = count
    self.name = name
  }

  /// The bytes are part of the region.
  func contains(_ offset: UInt64, _ count: UInt64) -> Bool { count <= self.count && offset <= self.count - count }

  /// Checks that something is where it is said to be.
  ///
  /// - Throws: that it is not within the region.
  func check(_ what: String, at offset: UInt64, count: UInt64) throws(ObjectFileError) {
    guard !contains(offset, count) else { return }
    throw .damaged("\(what) is outside: it has \(count) bytes at byte \(offset), and \(name) has \(self.count) bytes")
  }

  /// Reads some bytes.
  ///
  /// - Parameters:
  ///   - what: what is there, for messages: `the section 'sk_names'`.
  ///   - offset: where it is said to begin, from the start of the region.
  ///   - count: how many bytes it is said to have.
  /// - Returns: exactly as many.
  /// - Throws: that it is not within the region, or too large.
  func bytes(_ what: String, at offset: UInt64, count: UInt64) throws(ObjectFileError) -> HeaderBytes {
    try check(what, at: offset, count: count)
    guard count <= Self.mostBytes else {
      throw ObjectFileError(
        "\(what) has \(count) bytes, and at most \(Self.mostBytes) are read",
        waysOut: ["Inspect the libraries that the program is linked from instead."])
    }
    return HeaderBytes(bytes: try file.bytes(at: start + offset, count: Int(count)))
  }

  /// The first bytes, at most as many as asked for.
  func prefix(_ most: UInt64) throws(ObjectFileError) -> [UInt8] {
    try bytes("the start", at: 0, count: min(most, count)).bytes
  }
}
