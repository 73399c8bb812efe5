import Testing

@testable import LintEngine

struct ContainerPurityRuleTests {
  private static func project(
    _ text: String, changed: [String]? = nil, _ change: (inout Configuration.Container) -> Void = { _ in }
  ) -> SampleProject {
    var configuration = LayerSample.layers(
      ("foundations", [["Core"]]), ("kits", [["Page"]]), ("features", [["Comments"], ["InterestCards"]]))
    configuration.containers = [.init(name: "page", sources: ["Sources/Page/Container"])]
    change(&configuration.containers[0])
    var project = SampleProject(text, configuration: configuration)
    project.changed = changed
    return project
  }

  @Test func `Every marked import of a container is found, and no other`() throws {
    let text = try Fixture.text("container-purity.findings.swift")
    #expect(Self.project(text).marks("container-purity") == SourceBundle(text).marks)
  }

  @Test func `What a container may import is left alone`() throws {
    #expect(Self.project(try Fixture.text("container-purity.near-misses.swift")).marks("container-purity") == [])
  }

  @Test func `An import says what to do`() throws {
    let text = "//// Sources/Page/Container/A.swift\nimport Comments"
    let finding = try #require(Self.project(text).findings("container-purity").first)
    #expect(finding.message == "the container 'page' imports 'Comments'")
    #expect(
      finding.waysOut == [
        "Make a component of the code that needs 'Comments', in a module above the container.",
        "Say in a protocol of the container what it needs, and let 'Comments' implement it.",
      ])
    #expect(finding.subject == "page -> Comments")
  }

  @Test func `Modules that are named take the place of the higher layers`() {
    let text = """
      //// Sources/Page/Container/A.swift
      import Comments
      import Alamofire  // expect: container-purity
      import CommerceUI  // expect: container-purity
      import Commerce  // expect: container-purity
      """
    let project = Self.project(text) { $0.forbiddenImports = ["Alamofire", "Commerce*"] }
    #expect(project.marks("container-purity") == SourceBundle(text).marks)
    #expect(project.findings("layer-direction").map(\.subject) == ["Page -> Comments"])
  }

  @Test func `A container of one product may import what belongs to the same product`() {
    let text = "//// Sources/Page/Container/A.swift\nimport Cards"
    var modules: [Project.Module] = ["Page", "Cards"].map { .init(name: $0, kind: .library, files: []) }
    let project = Self.project(text)
    for (owners, count) in [(["Lite", "Lite"], 0), (["Pro", "Lite"], 1), ([nil, "Lite"], 1), ([nil, nil], 0)] {
      for index in modules.indices { modules[index].owner = owners[index] }
      let facts = ProjectFacts(
        configuration: project.configuration, project: Project(modules: modules, products: []),
        modules: project.facts.modules, today: "2026-06-01")
      #expect(ContainerPurityRule.findings(in: facts).count == count)
    }
  }

  @Test func `A container beyond its budget is told with its largest files`() throws {
    let text = """
      //// .servicekit.json
      { "version": 1,
        "containers": [
          { "name": "page", "sources": ["Sources/Page/Container"],
            "maximumLines": 5 } ] }
      //// Sources/Page/Container/A.swift
      // one comment

      let a = 1
      let b = 2
      //// Sources/Page/Container/B.swift
      let a = 1
      let b = 2
      let c = 3
      //// Sources/Page/Container/C.swift
      let a = 1
      //// Sources/Page/Container/D.swift
      /* nothing */
      //// Sources/Page/Pages.swift
      let a = 1
      """
    let findings = Self.project(text) { $0.maximumLines = 5 }.findings("container-purity")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "the container 'page' has 6 lines of code; its budget is 5")
    #expect(finding.place.path == ".servicekit.json")
    #expect(finding.place.position.line == 4)
    #expect(finding.related.map(\.message) == ["3 lines of code", "2 lines of code", "1 lines of code"])
    #expect(
      finding.related.map(\.place.path) == ["B", "A", "C"].map { "Sources/Page/Container/\($0).swift" })
    #expect(
      finding.waysOut == [
        "Move what belongs to one feature into a component.",
        "Raise \"maximumLines\" of the container, if its owners agree.",
      ])
    #expect(finding.subject == "page size")
    #expect(Self.project(text) { $0.maximumLines = 6 }.findings("container-purity") == [])
    #expect(Self.project(text).findings("container-purity") == [])
  }

  @Test func `A change of the container with other code is told with the other files`() throws {
    let changed = ["Sources/Comments/B.swift", "Sources/Page/Container/A.swift", "Package.swift"]
    let project = Self.project("", changed: changed) { $0.owners = ["Tests/PageTests", "Docs/**"] }
    let findings = project.findings("container-purity")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "the change touches the container 'page' together with 2 files outside of it")
    #expect(finding.place == Place("Sources/Page/Container/A.swift", .start))
    #expect(
      finding.related.map(\.message) == Array(repeating: "changed too, and not of the container's owners", count: 2))
    #expect(finding.related.map(\.place.path) == ["Package.swift", "Sources/Comments/B.swift"])
    #expect(
      finding.waysOut == [
        "Make two changes: one of the container, for its owners to review, and one of the feature.",
        "Do without the change of the container: add a component, or ask through its protocol.",
        "Add the files to \"owners\" of the container, if they belong to those who own it.",
      ])
  }

  @Test(arguments: [
    nil, [], ["Sources/Page/Container/A.swift"], ["Sources/Page/Container/A.swift", "Tests/PageTests/A.swift"],
    ["Sources/Comments/A.swift", "Sources/Page/ContainerList.swift"],
  ])
  func `A change of the owners, and one beside the container, is left alone`(changed: [String]?) {
    let project = Self.project("", changed: changed) { $0.owners = ["Tests/PageTests"] }
    #expect(project.findings("container-purity") == [])
  }

  @Test func `Without owners any change passes`() {
    let changed = ["Sources/Comments/B.swift", "Sources/Page/Container/A.swift"]
    #expect(Self.project("", changed: changed).findings("container-purity") == [])
  }

  @Test func `A single other file is told in the singular`() {
    let changed = ["Sources/Page/Container/A.swift", "Sources/Comments/B.swift"]
    let project = Self.project("", changed: changed) { $0.owners = ["Docs"] }
    #expect(
      project.findings("container-purity").map(\.message) == [
        "the change touches the container 'page' together with a file outside of it"
      ])
  }
}
