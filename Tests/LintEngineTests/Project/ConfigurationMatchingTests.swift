import Testing

@testable import LintEngine

struct ConfigurationMatchingTests {
  @Test func `The product may be decided in the files of a funnel`() {
    var configuration = Configuration()
    configuration.funnels = ["Sources/App/Flavor.swift", "Sources/*/Funnel"]
    #expect(configuration.isFunnel("Sources/App/Flavor.swift"))
    #expect(configuration.isFunnel("Sources/Page/Funnel/Decision.swift"))
    #expect(!configuration.isFunnel("Sources/App/Flavors.swift"))
  }

  @Test(arguments: [
    ("Page", "Sources/Page/Row.swift", false), ("PageTests", "Sources/PageTests/A.swift", true),
    ("Page", "Sources/Page/Mocks/A.swift", true), ("Page", "Specs/A.swift", true),
    ("Fake", "Sources/Fake/A.swift", true),
    ("Page", "Sources/Fake/A.swift", false),
  ])
  func `Test code is named by module or by path`(module: String, path: String, isTest: Bool) {
    var configuration = Configuration()
    configuration.tests = ["*Tests", "Sources/*/Mocks", "Specs", "Fake"]
    #expect(configuration.isTest(module: module, path: path) == isTest)
  }

  @Test func `A test module is test code whatever the configuration says`() {
    let module = Project.Module(name: "Page", kind: .test, files: ["Sources/Page/A.swift"])
    #expect(Configuration().isTest(module: module, path: "Sources/Page/A.swift"))
  }
}
