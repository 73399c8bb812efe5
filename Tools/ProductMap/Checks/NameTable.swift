/// Values by the names of types, which may be written with or without their modules.
struct NameTable<Value> {
  private struct Bucket {
    /// By the qualifiers of the name.
    var values: [[Substring]: [Value]] = [:]
    /// For the beginnings of the qualifiers of every name two of its values.
    var samples: [[Substring]: [Value]] = [:]
  }

  private var buckets: [String: Bucket] = [:]

  /// Adds a value.
  mutating func insert(_ value: Value, for name: WrittenName) {
    var bucket = buckets.removeValue(forKey: name.bare) ?? Bucket()
    bucket.values[name.qualifiers, default: []].append(value)
    for prefix in name.prefixes where bucket.samples[prefix, default: []].count < 2 {
      bucket.samples[prefix, default: []].append(value)
    }
    buckets[name.bare] = bucket
  }

  /// Values whose names can mean the same as a name: two, where there are more.
  ///
  /// - Complexity: O(1) in the number of values.
  func some(for name: WrittenName) -> [Value] {
    guard let bucket = buckets[name.bare] else { return [] }
    let shorter = name.prefixes.dropLast().flatMap { (bucket.values[$0] ?? []).prefix(2) }
    return Array((shorter + (bucket.samples[name.qualifiers] ?? [])).prefix(2))
  }

  /// The values whose names can mean the same, together: with each name those that end as it does.
  ///
  /// - Complexity: O(n).
  var groups: [[Value]] {
    buckets.values.flatMap { bucket -> [[Value]] in
      Dictionary(grouping: bucket.values) { entry in
        (0...entry.key.count).lazy.map { Array(entry.key.prefix($0)) }.first { bucket.values[$0] != nil } ?? entry.key
      }.values.map { $0.flatMap(\.value) }
    }
  }
}
