/// Records of one kind that a binary has no description of.
package struct UndescribedRecords: Codable, Hashable, Sendable {
  /// The number of the kind.
  package var kind: UInt16
  /// How many there are.
  package var count: Int
  /// The hints of those records, sorted: by them a record can be compared with names, though it has none itself.
  package var hints: [UInt32]

  package init(kind: UInt16, count: Int, hints: [UInt32]) {
    self.kind = kind
    self.count = count
    self.hints = hints
  }
}
