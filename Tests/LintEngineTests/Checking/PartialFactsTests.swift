import Foundation
import Testing

@testable import LintEngine

@Suite("The facts of one module")
struct PartialFactsTests {
  private static let fixtures = ((try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test("There are fixtures to look at")
  func areThere() { #expect(Self.fixtures.count > 30) }

  @Test("Nothing is found in one module that is not found in all of them", arguments: fixtures)
  func subset(name: String) throws {
    let project = SampleProject(try Fixture.text(name))
    let all = Set(project.findings().map(\.place))
    for module in project.project.modules {
      let found = FindingList.findings(in: project.facts(ofModule: module.name))
      #expect(found.filter { !all.contains($0.place) } == [], "\(module.name)")
    }
  }

  @Test("What can be said of one module is said")
  func found() {
    let project = SampleProject(
      """
      //// Sources/Page/Page.swift
      public func title() -> String {
        #if LITE
          "Lite"
        #else
          "Standard"
        #endif
      }
      //// Targets/Lite/main.swift
      import Page
      print(title())
      """)
    let found = FindingList.findings(in: project.facts(ofModule: "Page"))
    #expect(found.map(\.rule) == ["product-flag"])
  }

  @Test("What may be in another module is not missed, nor is a comment called unused")
  func missing() {
    let project = SampleProject(
      """
      //// Sources/Page/Page.swift
      import ServiceKit
      // servicekit:ignore:next unused-adapter-protocol - the other team needs it
      public protocol Playing: AnyObject { func play() }
      @AdapterHost public final class Page { @Adapted var playing: any Playing }
      //// Targets/Lite/main.swift
      import Page
      """)
    #expect(FindingList.findings(in: project.facts(ofModule: "Page")) == [])
    #expect(project.findings("missing-binding").count == 1)
  }
}
