/// Where a section that is asked for lies.
struct SectionRange {
  let name: SectionName
  /// As the format spells it.
  let spelling: String
  let offset: UInt64
  let size: UInt64

  /// What messages call it.
  var title: String { "the section '\(spelling)'" }

  /// Reads sections.
  ///
  /// - Parameters:
  ///   - ranges: those that there are, in the order of the file's table.
  ///   - region: what the offsets are from.
  /// - Returns: the bytes by name.
  /// - Throws: that one is not within the region, or lies on another: together they would be larger than the file.
  static func contents(of ranges: [SectionRange], in region: FileRegion) throws(ObjectFileError) -> [SectionName:
    [UInt8]]
  {
    let sorted = ranges.filter { $0.size > 0 }.sorted { $0.offset < $1.offset }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.size > next.offset - one.offset {
      throw .damaged(
        "\(one.title) at byte \(one.offset) and \(next.title) at byte \(next.offset) lie on one another")
    }
    var contents: [SectionName: [UInt8]] = [:]
    for range in ranges {
      contents[range.name, default: []] += try region.bytes(range.title, at: range.offset, count: range.size).bytes
    }
    return contents
  }
}
