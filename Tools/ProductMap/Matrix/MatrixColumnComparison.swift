/// Compares a product of one matrix with a product of another.
struct MatrixColumnComparison {
  private let kind: Matrix.Kind
  private let old: Matrix.Column
  private let new: Matrix.Column
  private(set) var differences: [MatrixDifference] = []
  private(set) var moved = 0
  private(set) var matchedByHint = 0
  private(set) var foreign = 0
  /// Records without a description on either side that stand for nothing yet.
  private var spare: (old: SpareRecords, new: SpareRecords)
  /// What one side has alone: whether it differs is known once everything was compared that both name.
  private var alone: [(key: MatrixRowKey, item: Item, isOld: Bool)] = []

  /// Something in a cell, with what makes it the same on both sides.
  private struct Item: Hashable {
    let subject: MatrixDifference.Subject
    let identity: String
    /// What must be equal but for the line.
    let text: String
    let place: DeclarationPlace
    let hint: UInt32
    let isRegistered: Bool
    let isConditional: Bool

    var side: MatrixDifference.Side { MatrixDifference.Side(text: text, place: place) }
  }

  init(kind: Matrix.Kind, old: Matrix.Column, new: Matrix.Column) {
    self.kind = kind
    self.old = old
    self.new = new
    spare = (SpareRecords(old.undescribed), SpareRecords(new.undescribed))
    spare.old.cancel(&spare.new)
  }

  mutating func compare(_ key: MatrixRowKey, _ before: Matrix.Cell, _ after: Matrix.Cell) {
    if before == after { return }
    compare(key, entries(before, key), entries(after, key))
    compare(key, needs(before, key), needs(after, key))
  }

  /// Tells what is on one side only.
  mutating func finish() {
    alone = alone.filter { !isExcused($0.item, $0.key, isOld: $0.isOld) }
    let removed = Dictionary(grouping: alone.filter(\.isOld)) { $0.key }
    let added = Dictionary(grouping: alone.filter { !$0.isOld }) { $0.key }
    for key in Set(removed.keys).union(added.keys) {
      var (before, after) = ((removed[key] ?? []).map(\.item), (added[key] ?? []).map(\.item))
      // One adapter in place of another.
      if before.count == 1, after.count == 1, before[0].subject == after[0].subject {
        append(.changed, before[0], after[0], key)
        (before, after) = ([], [])
      }
      for item in before { append(.removed, item, nil, key) }
      for item in after { append(.added, nil, item, key) }
    }
    for (records, change) in [(spare.old, MatrixDifference.Change.removed), (spare.new, .added)] {
      for (record, count) in records.counts {
        let side = MatrixDifference.Side(text: SpareRecords.text(record, count))
        differences.append(
          MatrixDifference(
            change: change, subject: .records, product: new.name, before: change == .removed ? side : nil,
            after: change == .added ? side : nil))
      }
    }
  }

  // MARK: - Cells

  private func entries(_ cell: Matrix.Cell, _ key: MatrixRowKey) -> [Item] {
    cell.entries.map { entry in
      Item(
        subject: .entry, identity: "\(entry.name)\u{0}\(entry.variant ?? "")", text: entry.summary, place: entry.place,
        hint: kind.hint(of: entry.written ?? key.name, isClang: key.isClang), isRegistered: entry.isRegistered,
        isConditional: entry.isConditional)
    }
  }

  private func needs(_ cell: Matrix.Cell, _ key: MatrixRowKey) -> [Item] {
    cell.needs.map { need in
      Item(
        subject: .need, identity: need.name, text: "\(need.isRequired ? "required" : "optional") in \(need.name)",
        place: need.place, hint: kind.hint(of: key.name, isClang: key.isClang), isRegistered: false,
        isConditional: false)
    }
  }

  private mutating func compare(_ key: MatrixRowKey, _ before: [Item], _ after: [Item]) {
    var rest = Dictionary(grouping: after, by: \.identity)
    for item in before {
      // Of several alike, the one in the same file is meant.
      let candidates = rest[item.identity] ?? []
      guard let index = candidates.firstIndex(where: { $0.place.file == item.place.file }) ?? candidates.indices.first
      else {
        alone.append((key, item, true))
        continue
      }
      let other = candidates[index]
      rest[item.identity]?.remove(at: index)
      if item.text != other.text || item.place.file != other.place.file {
        append(.changed, item, other, key)
      } else if item.place.line != other.place.line {
        moved += 1
      }
    }
    for item in after where rest[item.identity]?.contains(item) == true { alone.append((key, item, false)) }
  }

  private mutating func append(
    _ change: MatrixDifference.Change, _ before: Item?, _ after: Item?, _ key: MatrixRowKey
  ) {
    guard let subject = (before ?? after)?.subject else { return }
    differences.append(
      MatrixDifference(
        change: change, subject: subject, product: new.name, name: key.name, before: before?.side, after: after?.side))
  }

  // MARK: - One side only

  /// That the other side does not have it says nothing.
  private mutating func isExcused(_ item: Item, _ key: MatrixRowKey, isOld: Bool) -> Bool {
    let (own, other) = isOld ? (old, new) : (new, old)
    if other.origin == .binary, own.origin == .source, item.isRegistered || item.isConditional { return true }
    let recordKind =
      item.subject == .need ? kind.needKind(isClang: key.isClang) : kind.recordKind(isClang: key.isClang)
    let isMatched =
      isOld
      ? spare.new.take(kind: recordKind, hint: item.hint) : spare.old.take(kind: recordKind, hint: item.hint)
    if isMatched {
      matchedByHint += 1
      return true
    }
    if let modules = other.modules, own.origin == .binary, !modules.contains(item.place.module) {
      foreign += 1
      return true
    }
    return false
  }
}
