import FeedReader
import MediatorKit

/// The modules of a product, and the actions that they handle, for `--modules`.
///
/// What there is not is written as `null`. A report of another version is refused when it is read.
struct ModulesReport: Codable, Hashable {
  static let currentVersion = 1

  let schemaVersion: Int
  let product: String
  let modules: [Row]
  let actions: [Action]

  /// One module, with what was counted in all runs; times in nanoseconds.
  struct Row: Codable, Hashable {
    let id: String
    let `class`: String
    let policy: String?
    let gate: String?
    let launches: Int
    let totalNanoseconds: Int64
    let longestNanoseconds: Int64
    let file: String?
    let line: Int?
  }

  /// One action and its handler; what an action without a name does not have is `null`.
  struct Action: Codable, Hashable {
    let action: String
    let name: String?
    let path: String?
    let exposure: String?
    let handler: String?
    let module: String
    let file: String?
    let line: Int?
  }

  /// The report as two tables.
  var text: String {
    let milliseconds: (Int64) -> String = { "\($0 / 1_000_000) ms" }
    let moduleTable = TextTable(
      header: ["MODULE", "CLASS", "LAUNCHES", "OPEN", "LONGEST", "DECLARED AT"],
      rows: modules.map { row in
        [
          row.id, row.class, "\(row.launches)", milliseconds(row.totalNanoseconds),
          milliseconds(row.longestNanoseconds), Self.place(row.file, row.line),
        ]
      })
    let actionTable = TextTable(
      header: ["ACTION", "PATH", "EXPOSURE", "HANDLER", "DECLARED AT"],
      rows: actions.map { row in
        [
          row.action, row.path ?? "-", row.exposure ?? "-", row.handler ?? "-", Self.place(row.file, row.line),
        ]
      })
    return "\(product): \(modules.count) modules, \(actions.count) actions\n\n\(moduleTable.text)\n\(actionTable.text)"
  }

  private static func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "-" }
    return "\(file):\(line)"
  }
}
