import Testing

@testable import LintEngine

struct ModulePatternTests {
  @Test(arguments: [
    ("Page", "Page"), ("*", "Page"), ("Page*", "Page"), ("*API", "LoginAPI"), ("*Kit*", "ContainerKit"),
    ("A*B*C", "AxBBxC"),
    ("**", ""), ("*aab", "aaaab"),
  ])
  func `A name matches`(pattern: String, name: String) { #expect(ModulePattern(pattern).matches(name)) }

  @Test(arguments: [
    ("Page", "Pages"), ("page", "Page"), ("*API", "APIs"), ("A*B", "AxBx"), ("", "A"), ("Page?", "Pages"), ("*a", ""),
  ])
  func `A name does not match`(pattern: String, name: String) { #expect(!ModulePattern(pattern).matches(name)) }
}
