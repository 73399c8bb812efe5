import FeedReader
import MediatorKit

/// How often modules were opened, and for how long, over all runs.
struct ModuleCounts: StateContent {
  static let fileName = "modules.json"

  var schemaVersion = 1
  /// One for each module that was ever opened, by id.
  var modules: [Count] = []

  /// One module.
  struct Count: Codable, Hashable {
    let id: String
    var launches = 0
    var totalNanoseconds: Int64 = 0
    var longestNanoseconds: Int64 = 0
  }

  init() {}

  /// What was counted in this run.
  init(of report: ModuleReport) {
    modules = report.modules.filter { $0.launches > 0 }.map { row in
      Count(
        id: row.id, launches: row.launches, totalNanoseconds: row.totalNanoseconds,
        longestNanoseconds: row.longestNanoseconds)
    }
  }

  /// What was counted of a module.
  subscript(id: String) -> Count { modules.first { $0.id == id } ?? Count(id: id) }

  /// Adds other counts; sums stop at what a number can hold, since a file can have anything in it.
  mutating func add(_ other: ModuleCounts) {
    for added in other.modules {
      var count = self[added.id]
      count.launches = Self.sum(count.launches, added.launches)
      count.totalNanoseconds = Self.sum(count.totalNanoseconds, added.totalNanoseconds)
      count.longestNanoseconds = max(count.longestNanoseconds, added.longestNanoseconds)
      modules = (modules.filter { $0.id != added.id } + [count]).sorted { $0.id < $1.id }
    }
  }

  private static func sum<Number: FixedWidthInteger>(_ first: Number, _ second: Number) -> Number {
    let (sum, isOver) = first.addingReportingOverflow(second)
    return isOver ? .max : sum
  }
}
