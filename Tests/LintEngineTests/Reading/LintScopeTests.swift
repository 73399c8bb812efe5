import Testing

@testable import LintEngine

struct LintScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App/.servicekit.json": "{}", "App/Sources/Page/a.swift": "", "App/Sources/Page/b.swift": "",
      "Kit/Package.swift": "", "Kit/c.swift": "", "Loose/d.swift": "",
    ])
  }

  private func scopes(_ paths: String..., in current: String = "") throws -> [String] {
    try LintScope.scopes(of: paths, in: "\(folder.path)\(current)").map {
      "\($0.root.dropFirst(folder.path.count)) \($0.only)"
    }
  }

  @Test func `A folder with a configuration or a manifest is a root`() throws {
    #expect(try scopes("App") == ["/App []"])
    #expect(try scopes("Kit/", "\(folder.path)/App/../App") == ["/App []", "/Kit []"])
    #expect(try scopes(in: "/Kit") == ["/Kit []"])
  }

  @Test func `A file or another folder is a part of the project around it`() throws {
    #expect(try scopes("App/Sources/Page/a.swift", "App/Sources") == [#"/App ["Sources/Page/a.swift", "Sources"]"#])
    #expect(try scopes("../Kit/c.swift", in: "/App") == [#"/Kit ["c.swift"]"#])
  }

  @Test func `A part and the whole are the whole`() throws {
    #expect(try scopes("App/Sources", "App") == ["/App []"])
  }

  @Test func `A folder with no project around it is a root`() throws {
    #expect(try scopes("Loose") == ["/Loose []"])
    #expect(try scopes("Loose/d.swift") == [#"/Loose ["d.swift"]"#])
  }

  @Test func `Each path that is not there is named`() {
    #expect(
      failure { try scopes("App", "Ap", "Kit/d.swift") } == """
        error: 'Ap' cannot be read: No such file or directory
        error: 'Kit/d.swift' cannot be read: No such file or directory
        """)
  }

  @Test func `Findings are shown of what is named, and of all where nothing is`() throws {
    let parts = try LintScope.scopes(of: ["App/Sources/Page/a.swift", "Kit"], in: folder.path)
    #expect(parts[0].includes("Sources/Page/a.swift"))
    #expect(!parts[0].includes("Sources/Page/b.swift"))
    #expect(parts[1].includes("c.swift"))
    let page = try LintScope.scopes(of: ["App/Sources/Page"], in: folder.path)
    #expect(page[0].includes("Sources/Page/b.swift"))
    #expect(!page[0].includes("Sources/Pages/b.swift"))
  }

  @Test func `What is named and has no file of the project is an error`() throws {
    let project = Project(modules: [.init(name: "Page", kind: .library, files: ["Sources/Page/a.swift"])], products: [])
    let scope = try LintScope.scopes(of: ["App/Sources/Page", "App/Sources/Page/b.swift"], in: folder.path)[0]
    #expect(
      failure { try scope.check(project) }
        == "Sources/Page/b.swift: error: no file of the project is here; its root is '\(folder.path)/App'")
  }
}
