/// What makes two rows of different matrices one.
struct MatrixRowKey: Hashable, Comparable {
  let name: String
  let isClang: Bool

  init(name: String, isClang: Bool) {
    self.name = name
    self.isClang = isClang
  }

  init(_ row: Matrix.Row) { self.init(name: row.name, isClang: row.isClang) }

  static func < (left: Self, right: Self) -> Bool {
    (left.name, left.isClang ? 1 : 0) < (right.name, right.isClang ? 1 : 0)
  }
}
