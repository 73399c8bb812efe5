import Testing

@testable import LintEngine

struct MissingBindingRuleTests {
  @Test func `The message says by which modules each product comes to need the protocol`() {
    let found = SampleProject(
      """
      //// Sources/Page/Page.swift
      public protocol RenderAdapter: AnyObject {}
      public final class Session {
        @Adapted var renderer: any RenderAdapter
      }
      func render(_ session: Session) throws { _ = try session.requiredAdapter((any RenderAdapter).self) }
      //// Sources/Commands/Commands.swift
      import Page
      //// Targets/Lite/main.swift
      import Commands
      //// Targets/Pad/main.swift
      import Page
      //// Targets/Standard/main.swift
      import Page
      @Adapter((any RenderAdapter).self)
      final class Rendering: RenderAdapter {}
      """
    ).findings("missing-binding").map(\.wholeText)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:3: error: 'Page.RenderAdapter' is required and has no adapter in Lite and Pad \
        (missing-binding)
        Sources/Page/Page.swift:3: Lite needs it by Lite -> Commands -> Page
        Sources/Page/Page.swift:3: Pad needs it by Pad -> Page
        Sources/Page/Page.swift:5: It is required here too
        Bind one in a target of each product: @Adapter((any RenderAdapter).self) on a class.
        If a product may be without, make the requirement optional: (any RenderAdapter)?.
        in ["Lite", "Pad"]
        key Page.RenderAdapter @ Session
        """
      ])
  }

  @Test func `An arm without an adapter is named`() {
    let found = SampleProject(
      """
      //// Targets/Lite/main.swift
      protocol RenderAdapter: AnyObject {}
      extension ExperimentKey {
        static let dark = ExperimentKey("dark-pages", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
      }
      @Adapter((any RenderAdapter).self, variant: (.dark, "on"))
      final class DarkRendering: RenderAdapter {}
      struct Page {
        @Service var renderer: any RenderAdapter
      }
      """
    ).findings("missing-binding").map(\.wholeText)
    #expect(
      found == [
        """
        Targets/Lite/main.swift:8: error: 'Lite.RenderAdapter' is required and has no adapter in Lite for the arm 'off' \
        of 'dark-pages' (missing-binding)
        Targets/Lite/main.swift:8: Lite needs it in its own code
        Bind one for the arm in a target that Lite links: variant: (.key, "off").
        If a product may be without, make the requirement optional: (any RenderAdapter)?.
        in ["Lite"]
        key Lite.RenderAdapter, dark-pages=off @ Page
        """
      ])
  }

  @Test func `A requirement in C is met by a registration in C`() {
    let found = SampleProject(
      """
      //// Sources/Words/words.c
      SK_C_REQUIREMENT(words, "Words", "WordBreaking", word_functions)
      //// Targets/Lite/main.swift
      import Words
      """
    ).findings("missing-binding").map(\.wholeText)
    #expect(
      found == [
        """
        Sources/Words/words.c:1: error: The C service 'WordBreaking' is required and has no adapter in Lite (missing-binding)
        Sources/Words/words.c:1: Lite needs it by Lite -> Words
        Register one with SK_C_ADAPTER in a target that Lite links.
        If nothing needs it, remove SK_C_REQUIREMENT.
        in ["Lite"]
        key WordBreaking @ 
        """
      ])
  }

  @Test func `Where registrations cannot be read, nothing is said to be missing`() {
    let found = SampleProject(
      """
      //// Targets/Lite/main.swift
      protocol RenderAdapter: AnyObject {}
      struct Page {
        @Service var renderer: any RenderAdapter
      }
      for (adapter, type) in adapters { try AdapterRegistry.main.register(adapter, as: type) }
      """
    ).findings("missing-binding")
    #expect(found == [])
  }

  @Test func `A package without products has nothing missing and nothing unused`() {
    let sample = SampleProject(
      """
      //// Sources/Page/Page.swift
      public protocol RenderAdapter: AnyObject {}
      public protocol PlaybackAdapter: AnyObject {}
      public struct Page {
        @Service var renderer: any RenderAdapter
        @Service var playback: (any PlaybackAdapter)?
      }
      """)
    #expect(sample.findings("missing-binding") + sample.findings("unused-adapter-protocol") == [])
  }
}
