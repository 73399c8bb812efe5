import Testing

@testable import LintEngine

struct ConfigurationProposalTests {
  private func propose(_ bundle: String) throws -> String {
    let folder = try TemporaryFolder(bundle: bundle)
    return ConfigurationText.text(
      of: try ConfigurationProposal.configuration(for: folder.path) { _ in Vocabulary() })
  }

  @Test func `A package has its executable products listed`() throws {
    #expect(
      try propose(ManifestProjectTests.package) == """
        {
          "version": 1,
          "products": ["reader"]
        }

        """)
  }

  @Test func `The vocabulary is made of the project that was read`() throws {
    let folder = try TemporaryFolder(["Apps/Lite/Main.swift": "", "Sources/Page/Row.swift": ""])
    let configuration = try ConfigurationProposal.configuration(for: folder.path) { reading in
      var vocabulary = Vocabulary()
      vocabulary.words[.product] = reading.project.modules.map(\.name)
      return vocabulary
    }
    #expect(configuration.vocabulary.words == [.product: ["Lite", "Page"]])
  }

  @Test func `Targets of XcodeGen have what their templates say`() throws {
    let text = """
      //// project.yml
      targetTemplates:
        Reader:
          type: application
          sources:
            - path: App
            - path: Contents
              includes:
                - Model
        Other:
          sources: [Model]
      targets:
        Lite:
          templates:
            - Reader
          sources: [Lite]
        Standard: { templates: [Other] }
      //// App/Main.swift
      //// Lite/Theme.swift
      //// Model/Row.swift
      """
    #expect(
      try propose(text) == """
        {
          "version": 1,
          "products": { "Lite": { "sources": ["Lite", "App"] } }
        }

        """)
  }

  @Test func `A file that two modules compile is in the first, and packages below the root are modules`() throws {
    let text = """
      //// project.yml
      targets:
        Reader:
          type: application
          sources: [App]
          dependencies: [Page, Sync]
        Page:
          type: framework
          sources: [Modules/Page, Modules/Shared]
        Search:
          type: framework
          sources: [Modules/Search, Modules/Shared]
        Shared:
          type: framework
          sources: [Modules/Shared]
      //// App/Main.swift
      //// Modules/Page/Row.swift
      //// Modules/Search/Query.swift
      //// Modules/Shared/Text.swift
      //// Local/Sync/Package.swift
      let targets = [target(name: "Sync"), target(name: "SyncUI")]
      //// Local/Sync/Sources/Sync/Sync.swift
      //// Local/Sync/Sources/SyncUI/View.swift
      //// Local/Sync/Tests/SyncTests/Tests.swift
      //// Local/Colors/Package.swift
      let targets = [target(name: "Design", path: "Sources")]
      //// Local/Colors/Sources/Colors/Red.swift
      //// Local/Twice/Package.swift
      let targets = [target(name: "SyncUI")]
      //// Local/Twice/Sources/SyncUI/View.swift
      //// Local/Twice/Sources/Loose.swift
      """
    #expect(
      try propose(text) == """
        {
          "version": 1,
          "products": { "Reader": { "sources": ["App"], "modules": ["Page", "Sync"] } },
          "modules": {
            "Page": ["Modules/Page", "Modules/Shared"],
            "Search": ["Modules/Search"],
            "Sync": ["Local/Sync/Sources/Sync"]
          }
        }

        """)
  }

  @Test func `An XcodeGen project has its targets`() throws {
    let text = """
      //// project.yml
      name: Reader
      options: { bundleIdPrefix: com.example }
      targets:
        # The small one
        Lite:
          type: application
          platform: iOS
          sources: Apps/Lite
          settings:
            base:
              SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) LITE"
          dependencies:
            - target: Page
            - sdk: Foundation.framework
        Standard:
          type: application
          sources:
            - Apps/Standard
            - path: Apps/Shared
              excludes: ["*.md"]
            - "Apps/Gone"
          dependencies: [ {target: Page} ]
        Page:
          type: framework
          sources: [Modules/Page]
        PageTests:
          type: bundle.unit-test
          sources: [Modules/PageTests]
      schemes:
        Other: {}
      //// Apps/Lite/Main.swift
      //// Apps/Standard/Main.swift
      //// Apps/Shared/Flow.swift
      //// Modules/Page/Row.swift
      //// Modules/PageTests/Test.swift
      """
    #expect(
      try propose(text) == """
        {
          "version": 1,
          "products": {
            "Lite": { "sources": ["Apps/Lite"], "modules": ["Page"], "flags": ["LITE"] },
            "Standard": { "sources": ["Apps/Standard", "Apps/Shared"] }
          },
          "modules": { "Page": ["Modules/Page"] }
        }

        """)
  }

  @Test func `A Tuist project has its targets`() throws {
    let text = """
      //// Project.swift
      import ProjectDescription
      let project = Project(name: "Reader", targets: [
        .target(
          name: "Lite", destinations: .iOS, product: .app, bundleId: "com.example.lite",
          sources: ["Apps/Lite/**"], dependencies: [.target(name: "Page"), .external(name: "Log")],
          settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) LITE"])),
        Target(name: "Page", product: .staticFramework, sources: "Modules/Page/**", dependencies: []),
        .target(name: "PageTests", product: .unitTests, sources: ["Modules/PageTests/**"]),
      ])
      //// Apps/Lite/Main.swift
      //// Modules/Page/Row.swift
      //// Modules/PageTests/Test.swift
      """
    #expect(
      try propose(text) == """
        {
          "version": 1,
          "products": { "Lite": { "sources": ["Apps/Lite/**"], "modules": ["Page"], "flags": ["LITE"] } },
          "modules": { "Page": ["Modules/Page/**"] }
        }

        """)
  }

  @Test func `Folders that build a Swift library with Bazel are modules`() throws {
    let text = """
      //// Page/BUILD.bazel
      swift_library(name = "Page", srcs = glob(["*.swift"]))
      //// Page/Row.swift
      //// Kits/Core/BUILD
      swift_library(
      //// Kits/Core/Core.swift
      //// Docs/BUILD
      filegroup(name = "Docs")
      //// Docs/a.swift
      //// Page/Tests/a.swift
      """
    #expect(
      try propose(text) == """
        {
          "version": 1,
          "moduleFolders": ["Kits/Core", "Page"],
          "tests": ["**/*Tests"]
        }

        """)
  }

  @Test func `Folders are taken by their names`() throws {
    let text = """
      //// Apps/Lite/Main.swift
      //// Apps/[Beta]/Main.swift
      //// Sources/Page/Row.swift
      //// Sources/PageTests/Test.swift
      //// Features/a.txt
      //// Pods/Log/Log.swift
      """
    #expect(
      try propose(text) == #"""
        {
          "version": 1,
          "products": { "Lite": { "sources": ["Apps/Lite"] }, "[Beta]": { "sources": ["Apps/\\[Beta]"] } },
          "moduleFolders": ["Sources/*"],
          "exclude": ["**/Pods"],
          "tests": ["**/*Tests"]
        }

        """#)
  }

  @Test func `Where nothing has a usual name every folder is a module`() throws {
    #expect(
      try propose("//// Page/Row.swift\n//// Core/Core.swift") == """
        {
          "version": 1,
          "moduleFolders": ["*"]
        }

        """)
  }

  @Test func `A folder without source code is told so`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(
      failure { try ConfigurationProposal.configuration(for: folder.path) { _ in Vocabulary() } } == """
        error: there is no source code in '\(folder.path)' from which a configuration could be proposed
          1. Name the root of a project: servicekit lint --init PATH.
        """)
  }

  @Test func `A configuration that is there is not overwritten`() throws {
    let folder = try TemporaryFolder(["Page/Row.swift": ""])
    #expect(try ConfigurationProposal.write(Configuration(), in: folder.path) == ".servicekit.json")
    #expect(
      try SourceReader(root: folder.path).file(".servicekit.json").bytes == Array("{\n  \"version\": 1\n}\n".utf8))
    let message = """
      .servicekit.json: error: there is a configuration already, and it is not overwritten
        1. Change it by hand.
        2. Move it away, and have a new one proposed.
      """
    #expect(failure { try ConfigurationProposal.write(Configuration(), in: folder.path) } == message)
    #expect(failure { try ConfigurationProposal.configuration(for: folder.path) { _ in Vocabulary() } } == message)
  }

  @Test func `A folder that is not there is named`() {
    #expect(
      failure { try ConfigurationProposal.write(Configuration(), in: "/no/such/folder") }
        == ".servicekit.json: error: the file cannot be written: No such file or directory")
  }
}
