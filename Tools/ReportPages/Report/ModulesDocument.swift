/// The part of a listing of modules that a report needs; times in nanoseconds.
///
/// It is what a `ModuleReport` of MediatorKit has, and what a product lists or keeps between its runs.
package struct ModulesDocument: Decodable, Sendable {
  package struct Row: Decodable, Sendable {
    let id: String
    let launches: Int
    let totalNanoseconds: Int64
    let longestNanoseconds: Int64
    let failures: Int?
    /// The class; a report of MediatorKit calls it `className`, the listing of a product `class`.
    let className: String?
    let `class`: String?

    var type: String? { className ?? `class` }
  }

  /// The product; nil where the document does not say it.
  let product: String?
  let modules: [Row]
}
