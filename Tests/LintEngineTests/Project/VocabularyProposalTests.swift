import Testing

@testable import LintEngine

struct VocabularyProposalTests {
  private func proposal(_ text: String, products: [Project.Product] = [], traits: [String] = []) -> VocabularyProposal {
    let facts = FactReader.facts(of: SourceFile(path: "Sources/Core/A.swift", bytes: Array(text.utf8)))
    let project = Project(
      modules: [.init(name: "Core", kind: .library, files: ["Sources/Core/A.swift"])], products: products)
    return VocabularyProposal([ModuleFacts(module: "Core", files: [facts])], project: project, traits: traits)
  }

  private let products = [
    Project.Product(name: "ReaderLite", modules: ["Core"], flags: ["SMALL", "ALL"]),
    Project.Product(name: "Reader Klar", modules: ["Core"], flags: ["ALL"]),
  ]

  @Test(arguments: [
    ("LITE", Vocabulary.Kind.product), ("IS_KLAR", .product), ("READER_LITE", .product),
    ("TARGET_READERKLAR", .product),
    ("KLAR_APP", .product), ("SMALL", .product), ("WITH_JIT", .capability), ("HAS_WALLET", .capability),
    ("SYNC_ENABLED", .capability), ("ENABLE_SYNC", .capability), ("BETA", .channel), ("KLAR_BETA", .channel),
    ("MAC_APP_STORE", .channel), ("DISABLE_APPSTORE_REVIEW", .capability), ("EDITOR_CHANNEL_FAST", .channel),
    ("APP_EXTENSION", .targetRole), ("WIDGET", .targetRole),
  ])
  func `A flag is of the kind that its name or its definition says`(flag: String, kind: Vocabulary.Kind) {
    let words = proposal("#if os(iOS) && !\(flag)\n#endif", products: products).words
    #expect(words[kind]?.contains(flag) == true)
    #expect(words.values.joined().count { $0 == flag } == 1)
  }

  @Test func `Flags of no known kind are named apart, those of the toolchain and of development are not`() {
    let proposal = proposal(
      """
      #if WALLET || ALL || DEBUG || DEBUG_MENU || UITESTING || SWIFT_PACKAGE || canImport(UIKit) || os(Linux)
      #elseif compiler(>=6)
      #endif
      """)
    #expect(proposal.words == [:])
    #expect(proposal.unclassified == ["ALL", "WALLET"])
  }

  @Test func `Traits are words without a use, and so are flags of some products whose name says what they are`() {
    let builds = products + [.init(name: "Reader Gold", modules: ["Core"], flags: ["GOLD", "GL_SILENCE_DEPRECATION"])]
    let proposal = proposal("", products: builds, traits: ["Sync"])
    #expect(proposal.words == [.product: ["GOLD"], .capability: ["Sync"]])
    #expect(proposal.vocabulary.words == proposal.words)
    #expect(proposal.vocabulary.enabled == [.product, .capability])
  }

  @Test func `Static and global Bools that a flag decides are words too`() {
    let text = """
      #if LITE
      let isLite = true
      #else
      let isLite = false
      #endif
      enum App {
        static var isBranded: Bool {
          #if KLAR
            return true
          #else
            return false
          #endif
        }
        static var hasSync: Bool {
          #if WITH_SYNC
            return true
          #endif
          return false
        }
        static var title: String {
          #if LITE
            return "Lite"
          #else
            return "Reader"
          #endif
        }
        #if LITE
          static let showsLogo = false
          var isShort = true
        #endif
        static let isTraced: Bool = { true }()
      }
      """
    #expect(
      proposal(text, products: products).words == [
        .product: ["App.isBranded", "KLAR", "LITE", "isLite"], .capability: ["App.hasSync", "WITH_SYNC"],
      ])
  }

  @Test func `Tests do not propose words`() {
    let facts = FactReader.facts(of: SourceFile(path: "T.swift", bytes: Array("#if WITH_MOCKS\n#endif".utf8)))
    let project = Project(modules: [.init(name: "CoreTests", kind: .test, files: ["T.swift"])], products: [])
    let proposal = VocabularyProposal([ModuleFacts(module: "CoreTests", files: [facts])], project: project)
    #expect(proposal.words == [:])
  }
}

struct VocabularyDefaultTests {
  private func vocabulary(_ names: [String], flags: [[String]] = [], kind: Project.ModuleKind = .executable)
    -> Vocabulary
  {
    let modules = names.map { Project.Module(name: $0, kind: kind, files: []) }
    let products = names.enumerated().map { index, name in
      Project.Product(name: name, modules: [name], flags: index < flags.count ? flags[index] : [])
    }
    return Vocabulary.derived(from: Project(modules: modules, products: products))
  }

  @Test(arguments: [
    (["Lite", "Standard"], ["LITE", "STANDARD", "isLite", "isStandard"]),
    (["ReaderLite", "ReaderBigScreen"], ["BIGSCREEN", "BIG_SCREEN", "LITE", "isBigScreen", "isLite"]),
    (["lite-reader", "klar-reader"], ["KLAR", "LITE", "isKlar", "isLite"]),
    (["Reader", "ReaderLite"], ["LITE", "isLite"]), (["ReaderMac", "ReaderPhone"], []), (["Lite"], []),
  ])
  func `Names of programs become words, without what they share`(names: [String], words: [String]) {
    #expect(vocabulary(names).words[.product] ?? [] == words)
  }

  @Test func `Flags that some programs define are words, those that all define and customary ones are not`() {
    let words = vocabulary(["A1", "B2"], flags: [["DEBUG", "SMALL", "ALL"], ["ALL"]]).words
    #expect(words == [.product: ["A1", "B2", "SMALL", "isA1", "isB2"]])
  }

  @Test func `A package of libraries has no vocabulary`() {
    #expect(vocabulary(["Core", "Net"], kind: .library).words == [:])
  }
}
