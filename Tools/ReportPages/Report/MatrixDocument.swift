/// The part of a saved matrix that a report needs.
package struct MatrixDocument: Decodable, Sendable {
  package struct Row: Decodable, Sendable { let cells: [Cell] }

  package struct Cell: Decodable, Sendable {
    let entries: [Entry]?
    let gap: String?
  }

  package struct Entry: Decodable, Sendable {
    let name: String
    let place: Place
  }

  package struct Place: Decodable, Sendable {
    let file: String
    let line: Int
  }

  /// `adapters`, `components`, `modules` or `actions`.
  let kind: String
  let rows: [Row]
}
