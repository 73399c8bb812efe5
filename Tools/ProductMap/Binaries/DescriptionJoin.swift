internal import RecordFormat

/// Puts records and descriptions together.
///
/// Only what has a record is there when the program runs. An identity of 0 joins a record with a description of its kind and
/// the same identity, in the order of the file: in C there is no other.
struct DescriptionJoin {
  private struct Key: Hashable {
    let kind: RecordKind
    let identity: UInt64
  }

  private var contents: ProductContents
  private var passedOver: [String] = []
  /// Descriptions of records that were not met yet; the last is the next.
  private var waiting: [Key: [RecordDescription]]
  /// Descriptions of records that were met, for further records of the same identity.
  private var used: [Key: RecordDescription] = [:]
  private var undescribed: [RecordKind: [UInt32]] = [:]
  private var undescribedCounts: [RecordKind: Int] = [:]
  private var incomplete = 0
  private var unknownKinds: [RecordKind: Int] = [:]

  private static let known: Set<RecordKind> = [
    .adapter, .requirement, .component, .module, .handler, .cAdapter, .cRequirement,
  ]

  init(_ descriptions: [RecordDescription], product: String, path: String?) {
    contents = ProductContents(product: product, origin: .binary, path: path)
    waiting = Dictionary(grouping: descriptions.reversed()) { Key(kind: $0.kind, identity: $0.identity) }
  }

  /// Adds what a record declares, as its description says.
  mutating func add(_ record: BinaryRecord) {
    guard Self.known.contains(record.kind) else { return unknownKinds[record.kind, default: 0] += 1 }
    if let description = description(of: record) {
      if contents.add(description) { return }
      incomplete += 1
    }
    undescribed[record.kind, default: []] += record.hints
    undescribedCounts[record.kind, default: 0] += 1
  }

  private mutating func description(of record: BinaryRecord) -> RecordDescription? {
    let key = Key(kind: record.kind, identity: record.identity)
    if let next = waiting[key]?.popLast() {
      used[key] = next
      return next
    }
    return record.identity == 0 ? nil : used[key]
  }

  /// Notes what is of a later version.
  mutating func passOver(descriptionsOfOtherVersions descriptions: Int, records: [UInt16: Int]) {
    for (version, count) in records {
      passedOver.append("\(Self.count(count, "record")) in version \(version) of the layout")
    }
    if descriptions > 0 {
      passedOver.append("\(Self.count(descriptions, "description")) in another version of the format")
    }
  }

  /// Everything that was added, sorted.
  func result(architecture: String, records: Int) -> InspectedBinary {
    var notes = passedOver
    for (kind, count) in unknownKinds {
      notes.append("\(Self.count(count, "record")) of the unknown kind \(kind.rawValue)")
    }
    if incomplete > 0 { notes.append("\(Self.count(incomplete, "description")) without the keys of the kind") }
    let orphans = waiting.reduce(0) { $0 + (Self.known.contains($1.key.kind) ? $1.value.count : 0) }
    let foreign = waiting.reduce(0) { $0 + (Self.known.contains($1.key.kind) ? 0 : $1.value.count) }
    if orphans > 0 { notes.append("\(Self.count(orphans, "description")) of records that are not there") }
    if foreign > 0 { notes.append("\(Self.count(foreign, "description")) of unknown kinds") }
    var contents = contents
    contents.sort()
    contents.undescribed = undescribedCounts.keys.sorted { $0.rawValue < $1.rawValue }.map { kind in
      UndescribedRecords(
        kind: kind.rawValue, count: undescribedCounts[kind] ?? 0, hints: undescribed[kind, default: []].sorted())
    }
    return InspectedBinary(
      contents: contents, architectures: [architecture], passedOver: notes.sorted(), records: records)
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
