import Testing

@testable import ReportPages

@Suite("Versions and days in names")
struct VersionOrderTests {
  @Test(arguments: [
    ("1.9", "1.10"), ("2026-09-30", "2026-11-01"), ("1.9", "1.9.1"), ("a", "b"), ("v1", "v2"), ("1.01", "1.2"),
    ("99999999999999999999998", "99999999999999999999999"), ("", "a"), ("1.01", "1.1"),
  ])
  func `Numbers in names count as numbers`(first: String, second: String) {
    #expect(VersionOrder.precedes(first, second))
    #expect(!VersionOrder.precedes(second, first))
  }

  @Test("A name does not come before itself") func same() { #expect(!VersionOrder.precedes("1.0", "1.0")) }

  @Test(arguments: [
    ("lint-1.0", "1.0"), ("modules-v1.1-Standard", "v1.1"), ("2026-11-30-lint", "2026-11-30"),
    ("lint_2.0-rc1", "2.0-rc1"),
    ("7", "7"), ("Standard2-lint", nil), ("lint", nil), ("sha1", nil), ("", nil),
  ])
  func `The version or the day in the name of a file is its label`(name: String, label: String?) {
    #expect(VersionOrder.label(inFileName: name) == label)
  }
}
