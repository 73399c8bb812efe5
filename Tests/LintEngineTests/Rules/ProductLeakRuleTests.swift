import Testing

@testable import LintEngine

struct ProductLeakRuleTests {
  @Test func `The messages tell shared code from another product`() {
    let found = SampleProject(
      """
      //// Sources/Page/Page.swift
      import Lite
      //// Targets/Lite/main.swift
      import Page
      //// Targets/Standard/main.swift
      import Lite
      import Page
      """
    ).findings("product-leak").map(\.wholeText)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: error: Shared code imports 'Lite', which belongs to the product Lite (product-leak)
        Declare a protocol for what is needed, and let Lite bind its adapter to it.
        If all products need 'Lite', move it to shared code.
        If this code is for Lite only, move it there.
        in ["Lite"]
        key Page imports Lite @ 
        """,
        """
        Targets/Standard/main.swift:1: error: The product Standard imports 'Lite', which belongs to the product Lite \
        (product-leak)
        Move what both products need to a shared module.
        If it is one product's after all, give it an adapter there, behind a protocol that both know.
        in ["Lite"]
        key Standard imports Lite @ 
        """,
      ])
  }

  /// Files of products that a build system compiles together with shared ones, as an Xcode project does.
  private static func together(_ shared: String) -> [String] {
    var sample = SampleProject(
      """
      //// Sources/Shared/Page.swift
      \(shared)
      //// Targets/Lite/Playback.swift
      final class LitePlayback {}
      final class Theme {}
      final class Label {}
      //// Targets/Standard/Playback.swift
      final class StandardPlayback {}
      final class Theme {}
      //// Sources/Kit/Kit.swift
      public struct Label {}
      """)
    sample.compileTogether("Shared", with: ["Lite", "Standard"])
    return sample.findings("product-leak").map(\.wholeText)
  }

  @Test func `Without modules a name is enough`() {
    let found = Self.together("let player: LitePlayback? = nil\nlet other = LitePlayback()")
    #expect(
      found == [
        """
        Sources/Shared/Page.swift:1: error: Shared code names 'LitePlayback', which belongs to the product Lite (product-leak)
        Targets/Lite/Playback.swift:1: It is declared here
        Declare a protocol for what is needed, and let Lite bind its adapter to it.
        If all products need 'LitePlayback', move it to shared code.
        If this code is for Lite only, move it there.
        in ["Lite"]
        key Shared names LitePlayback @ 
        """
      ])
  }

  @Test(arguments: [
    "#if os(iOS)\nlet a = LitePlayback()\n#endif\nlet b = LitePlayback()",
    "let a = 0\n#if DEBUG\n\nlet b = LitePlayback()\n#else\nlet b: LitePlayback? = nil\n#endif",
    "\n\n#if SMALL_SCREEN\nlet a = LitePlayback()\n#endif",
  ])
  func `A name that is within an #if and outside all of them is found once, where nothing else asks`(shared: String) {
    let places = Self.together(shared).map { $0.prefix { $0 != ":" } + $0.drop { $0 != ":" }.prefix(2) }
    #expect(places == ["Sources/Shared/Page.swift:4"])
  }

  @Test(arguments: [
    // Every product has one, and shared code needs it from each.
    "let theme = Theme()",
    // A member, a parameter's name, a text, a comment.
    "let a = Kind.LitePlayback; let b = make(LitePlayback: 1); let c = \"LitePlayback\" // LitePlayback",
    // Behind a question for the platform, and behind one for the product that is found anyway.
    "#if os(iOS)\nlet player = LitePlayback()\n#endif", "#if LITE && DEBUG\nlet player: LitePlayback? = nil\n#endif",
    "#if os(iOS)\n#if DEBUG\nlet player = LitePlayback()\n#endif\n#else\nlet other = LitePlayback()\n#endif",
    // Another module's.
    "import Kit\nlet view: Button",
    // One of its own.
    "struct LitePlayback {}\nlet player = LitePlayback()",
  ])
  func `Names that are no product's own are let alone`(shared: String) {
    #expect(Self.together(shared) == [])
  }
}
