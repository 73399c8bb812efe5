/// The part of a listing of adapters that a report needs; times in nanoseconds.
package struct AdaptersDocument: Decodable, Sendable {
  package struct Row: Decodable, Sendable {
    /// The class; a snapshot calls it `name`, the listing of a product `adapter`.
    let name: String?
    let adapter: String?
    let file: String?
    let line: Int?
    /// How often it was made; nil in a document that does not count.
    let creations: Int?
    let totalNanoseconds: Int64?
    let longestNanoseconds: Int64?

    var title: String { name ?? adapter ?? "?" }
    /// By what the same adapter of two documents is known.
    var key: String { file.map { "\($0):\(line ?? 0)" } ?? title }
  }

  let product: String?
  let adapters: [Row]
}
