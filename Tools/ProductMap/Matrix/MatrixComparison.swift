/// In which ways two matrices differ: what changed since one was saved, or where source and binaries disagree.
///
/// A line is no difference: what only moved within its file is counted. Source and a binary are compared for the products
/// that both have, and in the one respect in which they can be:
///
/// - What the program registers when it runs is in source only, and is passed over.
/// - What is under conditions that the product does not settle may be missing in the binary.
/// - What a binary has from modules that are not the project's is counted, and is no difference.
/// - A record without a description, such as one that is written by hand, stands for a declaration whose hint it has. What
///   records are left then, the source does not explain, and that is a difference.
package struct MatrixComparison: Codable, Hashable, Sendable {
  /// The layout of the JSON.
  package static let currentSchemaVersion = 1

  package private(set) var schemaVersion = Self.currentSchemaVersion
  package let kind: Matrix.Kind
  /// What is compared with: a file, `source` or `binaries`.
  package let before: String
  /// What is compared.
  package let after: String
  /// In the order of products and names.
  package private(set) var differences: [MatrixDifference] = []
  /// So many things are on other lines of the same file.
  package private(set) var moved = 0
  /// So many are known from one side only by the hint of a record.
  package private(set) var matchedByHint = 0
  /// So many are from modules that the source does not have.
  package private(set) var foreign = 0
  /// Products of one side for which there is no binary.
  package private(set) var withoutBinary: [String] = []

  /// Compares two matrices of one kind.
  ///
  /// - Parameters:
  ///   - old: what is compared with.
  ///   - new: what is compared.
  ///   - before: what `old` is called.
  ///   - after: what `new` is called.
  /// - Complexity: O(r · p + n log n) in rows, products and entries.
  package init(_ old: Matrix, _ new: Matrix, before: String, after: String) {
    kind = new.kind
    self.before = before
    self.after = after
    let oldRows = Self.rows(of: old)
    let newRows = Self.rows(of: new)
    let keys = Set(oldRows.keys).union(newRows.keys).sorted()
    for pair in pairs(old, new) {
      var columns = MatrixColumnComparison(kind: kind, old: old.products[pair.old], new: new.products[pair.new])
      for key in keys {
        columns.compare(key, oldRows[key]?.cells[pair.old] ?? .init(), newRows[key]?.cells[pair.new] ?? .init())
      }
      columns.finish()
      differences += columns.differences
      moved += columns.moved
      matchedByHint += columns.matchedByHint
      foreign += columns.foreign
    }
    differences.sort { ($0.product, $0.name ?? "", $0.order) < ($1.product, $1.name ?? "", $1.order) }
  }

  /// Nothing differs.
  package var isEmpty: Bool { differences.isEmpty }

  private static func rows(of matrix: Matrix) -> [MatrixRowKey: Matrix.Row] {
    Dictionary(matrix.rows.map { (MatrixRowKey($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The columns that are compared with one another; what has no partner is noted.
  private mutating func pairs(_ old: Matrix, _ new: Matrix) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var isMet = (old: Set<Int>(), new: Set<Int>())
    func meet(_ matches: (Matrix.Column, Matrix.Column) -> Bool) {
      for (left, first) in old.products.enumerated() {
        for (right, second) in new.products.enumerated() where matches(first, second) {
          guard !isMet.old.contains(left) || !isMet.new.contains(right) else { continue }
          isMet.old.insert(left)
          isMet.new.insert(right)
          pairs.append((left, right))
        }
      }
    }
    meet { $0.name == $1.name }
    meet { $0.product == $1.product }
    let hasBinaries = (
      old: old.products.contains { $0.origin == .binary }, new: new.products.contains { $0.origin == .binary }
    )
    note(old.products, except: isMet.old, .removed, otherHasBinaries: hasBinaries.new)
    note(new.products, except: isMet.new, .added, otherHasBinaries: hasBinaries.old)
    return pairs
  }

  private mutating func note(
    _ columns: [Matrix.Column], except met: Set<Int>, _ change: MatrixDifference.Change, otherHasBinaries: Bool
  ) {
    for (number, column) in columns.enumerated() where !met.contains(number) {
      // Nobody has to build every product to compare one.
      if column.origin == .source, otherHasBinaries {
        withoutBinary.append(column.name)
        continue
      }
      let side = MatrixDifference.Side(text: "the product")
      differences.append(
        MatrixDifference(
          change: change, subject: .product, product: column.name, before: change == .removed ? side : nil,
          after: change == .added ? side : nil))
    }
  }
}

extension MatrixDifference {
  /// Where the difference stands among those of one cell.
  fileprivate var order: String { "\(subject.rawValue) \((before ?? after)?.text ?? "")" }
}
