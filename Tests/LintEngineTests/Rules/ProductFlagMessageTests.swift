import Testing

@testable import LintEngine

struct ProductFlagMessageTests {
  private static let funnel = """
    //// Sources/Core/Funnel/App.swift
    public enum App {
      public static let isPro = true
    }
    //// Targets/Lite/main.swift
    import Page
    //// Targets/Standard/main.swift
    import Page
    """

  private func finding(_ text: String, enabling kinds: Set<Vocabulary.Kind> = [.product, .capability]) -> Finding? {
    var configuration = ProductFlagRuleTests.configuration
    configuration.vocabulary.enabled = kinds
    let bundle = "//// Sources/Page/Page.swift\n\(text)\n\(Self.funnel)"
    return SampleProject(bundle, configuration: configuration).findings("product-flag").first
  }

  @Test(arguments: [
    ("#if DEBUG && !LITE\n#endif", "'#if DEBUG && !LITE' in shared code asks for the product 'LITE'"),
    ("#if os(iOS)\n#elseif STANDARD\n#endif", "'#elseif STANDARD' in shared code asks for the product 'STANDARD'"),
    ("#if WITH_JIT\n#endif", "'#if WITH_JIT' in shared code asks for the capability 'WITH_JIT'"),
    ("#if BETA\n#endif", "'#if BETA' in shared code asks for the channel 'BETA'"),
    ("#if APP_EXTENSION\n#endif", "'#if APP_EXTENSION' in shared code asks for the target role 'APP_EXTENSION'"),
    ("func f() { if App.isPro {} }", "an 'if' in shared code asks for the product 'App.isPro'"),
    ("func f() { guard !isLite else { return } }", "a 'guard' in shared code asks for the product 'isLite'"),
    ("func f() { while isLite {} }", "a 'while' in shared code asks for the product 'isLite'"),
    ("func f() { repeat {} while isLite }", "a 'repeat' in shared code asks for the product 'isLite'"),
    ("func f() { for x in y where isLite {} }", "a 'where' in shared code asks for the product 'isLite'"),
    ("func f() { g(isLite ? 1 : 2) }", "a '? :' in shared code asks for the product 'isLite'"),
    ("func f() { let x = !isLite }", "the value of 'x' in shared code asks for the product 'isLite'"),
    ("let x = isLite", "the value of 'x' in shared code asks for the product 'isLite'"),
    ("func f(x: Bool = isLite) {}", "the default of 'x' in shared code asks for the product 'isLite'"),
    ("func f() { x = isLite }", "an assignment in shared code asks for the product 'isLite'"),
    ("func f() -> Bool { isLite }", "a result in shared code asks for the product 'isLite'"),
    ("func f() { g(!isLite) }", "an expression in shared code asks for the product 'isLite'"),
    (
      "func f(e: Edition) { switch e { case .lite: break } }",
      "a 'switch' in shared code asks for the product 'Edition.lite' through 'e'"
    ),
    (
      "func f() { if Bundle.main.bundleIdentifier == \"com.example.reader.lite\" {} }",
      "an 'if' in shared code asks for the product 'com.example.reader.lite' through 'Bundle.main.bundleIdentifier'"
    ),
  ])
  func `The message names the form, the kind and the word`(code: String, message: String) {
    #expect(finding(code, enabling: Set(Vocabulary.Kind.allCases))?.message == message)
  }

  @Test func `A finding through an alias names both, and where the alias is`() throws {
    let code = """
      import Core
      struct Page {
        let width: Int
        func rows(isShort: Bool) -> Int { wide() ? 1 : 2 }
        func wide() -> Bool { hasRoom && width > 2 }
      }
      extension Page { var hasRoom: Bool { !App.isPro } }
      """
    let configuration = ProductFlagRuleTests.configuration
    let sample = SampleProject("//// Sources/Page/Page.swift\n\(code)\n\(Self.funnel)", configuration: configuration)
    let finding = try #require(sample.findings("product-flag").first)
    #expect(finding.message == "a result in shared code asks for the product 'App.isPro' through 'hasRoom'")
    #expect(finding.related.map(\.message) == ["'hasRoom' stands for 'App.isPro'"])
    #expect(finding.related.first?.place.position.line == 7)
    #expect(finding.place.position.line == 5)
    #expect(finding.place.position.column == 25)
    #expect(finding.subject == "App.isPro through hasRoom")
    #expect(finding.context == "Page.wide")
    #expect(finding.products == ["Lite", "Standard"])
  }

  @Test(arguments: [
    (
      "LITE", Severity.error,
      [
        "Declare an adapter protocol for what differs, and let each product bind its own adapter.",
        "Move what only one product needs into that product's own target.",
        "Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.",
      ]
    ),
    (
      "WITH_JIT", .warning,
      [
        "Look up an optional adapter, and bind it only in the builds that have the capability.",
        "Bind an adapter that does nothing where the capability is missing.",
        "Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.",
      ]
    ),
    (
      "BETA", .warning,
      [
        "Decide once, where the application starts, and give on what follows from it.",
        "Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.",
      ]
    ),
    (
      "APP_EXTENSION", .warning,
      [
        "Move the code into the targets of that role.",
        "Look up an optional adapter that only targets of that role bind.",
        "Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.",
      ]
    ),
  ])
  func `Severity and ways out differ by kind`(flag: String, severity: Severity, waysOut: [String]) {
    let found = finding("#if \(flag)\n#endif", enabling: Set(Vocabulary.Kind.allCases))
    #expect(found?.severity == severity)
    #expect(found?.waysOut == waysOut)
  }

  @Test func `A chain's key is its first clause that asks, and the code around it`() {
    let found = finding("struct Page {\n  func rows() {\n    #if os(iOS)\n    #elseif LITE\n    #endif\n  }\n}")
    #expect(found?.subject == "#elseif LITE")
    #expect(found?.context == "Page.rows")
    #expect(found?.place.position.line == 4)
    #expect(found?.place.position.column == 5)
  }

  @Test func `Without words nothing is found`() {
    let sample = SampleProject("//// Sources/Page/Page.swift\n#if LITE\n#endif", configuration: Configuration())
    #expect(sample.findings("product-flag") == [])
  }
}
