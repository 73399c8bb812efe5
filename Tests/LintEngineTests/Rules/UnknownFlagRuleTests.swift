import Testing

@testable import LintEngine

struct UnknownFlagRuleTests {
  @Test(arguments: ["findings", "near-misses"])
  func `What is marked is found, and nothing else`(name: String) throws {
    let text = try Fixture.text("unknown-flag.\(name).swift")
    #expect(SampleProject(text).marks("unknown-flag") == SourceBundle(text).marks)
  }

  @Test func `The finding names the flag that was probably meant`() throws {
    let sample = SampleProject(
      """
      //// Sources/Page/Page.swift
      struct Page {
        #if os(iOS) && Lite
        #endif
      }
      //// Targets/Lite/main.swift
      import Page
      """)
    let finding = try #require(sample.findings("unknown-flag").first)
    #expect(finding.message == "no build defines the flag 'Lite'; did you mean 'LITE'?")
    #expect(
      finding.waysOut == [
        "Write 'LITE'.", "Add 'Lite' to the flags of the product that defines it, in .servicekit.json.",
      ])
    #expect(finding.place == Place("Sources/Page/Page.swift", .init(offset: 16, line: 2, column: 3, utf16Column: 3)))
    #expect(finding.severity == .error)
    #expect(finding.products == ["Lite"])
    #expect(finding.subject == "Lite")
    #expect(finding.context == "Page")
  }

  @Test func `Flags that only a module's build defines are known`() {
    var project = Project(modules: [.init(name: "Page", kind: .library, files: [])], products: [])
    project.modules[0].flags = ["WALLET"]
    let known = KnownFlags(project, Vocabulary())
    #expect(known.meant(by: "Wallet") == ["WALLET"])
    #expect(known.meant(by: "WALLT") == ["WALLET"])
    #expect(known.meant(by: "WALLET") == [])
    #expect(known.meant(by: "WALLET2") == [])
    #expect(known.meant(by: String(repeating: "WALLET", count: 100)) == [])
  }

  @Test func `Two defined flags that differ in case only are both meant`() {
    var vocabulary = Vocabulary()
    vocabulary.words = [.channel: ["BETA", "com.example.beta", "isBeta"]]
    var project = Project(modules: [], products: [.init(name: "App", modules: [])])
    project.products[0].flags = ["Beta"]
    let known = KnownFlags(project, vocabulary)
    #expect(known.defined == ["BETA", "Beta"])
    #expect(known.meant(by: "beta") == ["BETA", "Beta"])
    #expect(known.meant(by: "Beta") == [])
  }
}
