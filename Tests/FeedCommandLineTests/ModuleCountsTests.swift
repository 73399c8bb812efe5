import Testing

@testable import FeedCommandLine

@Suite struct ModuleCountsTests {
  private func counts(_ launches: Int, _ total: Int64, _ longest: Int64, of id: String = "2") -> ModuleCounts {
    var counts = ModuleCounts()
    counts.modules = [
      ModuleCounts.Count(id: id, launches: launches, totalNanoseconds: total, longestNanoseconds: longest)
    ]
    return counts
  }

  @Test func `Launches and times are added, and the longest time stays`() {
    var sum = counts(2, 30, 20)
    sum.add(counts(1, 15, 15))
    sum.add(counts(1, 1, 1, of: "1"))
    #expect(sum.modules == counts(1, 1, 1, of: "1").modules + counts(3, 45, 20).modules)
  }

  @Test func `What a file says can be as large as a number can be`() {
    var sum = counts(.max, .max, .max)
    sum.add(counts(1, 1, 1))
    #expect(sum.modules == counts(.max, .max, .max).modules)
  }
}
