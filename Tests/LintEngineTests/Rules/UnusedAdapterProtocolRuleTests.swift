import Testing

@testable import LintEngine

struct UnusedAdapterProtocolRuleTests {
  private static let sample = SampleProject(
    """
    //// Sources/Page/Page.swift
    public protocol PlaybackAdapter: AnyObject {}
    public protocol ShareAdapter: AnyObject {}
    public final class Session {
      @Adapted var playback: (any PlaybackAdapter)?
    }
    //// Targets/Lite/main.swift
    import Page
    @Adapter((any ShareAdapter).self)
    final class Share: ShareAdapter {}
    //// Targets/Standard/main.swift
    import Page
    """)

  @Test func `The messages say which half there is, and where`() {
    #expect(
      Self.sample.findings("unused-adapter-protocol").map(\.wholeText) == [
        """
        Sources/Page/Page.swift:1: warning: 'Page.PlaybackAdapter' is looked up, and nothing binds it \
        (unused-adapter-protocol)
        Sources/Page/Page.swift:4: It is looked up here
        Bind it in a product: @Adapter((any PlaybackAdapter).self) on a class.
        Remove the protocol, and the code that asks for it.
        in ["Lite", "Standard"]
        key Page.PlaybackAdapter @ 
        """,
        """
        Sources/Page/Page.swift:2: warning: 'Page.ShareAdapter' is bound, and no code looks it up (unused-adapter-protocol)
        Targets/Lite/main.swift:3: Lite.Share is bound here
        Look it up: @Adapted or @Service on a property, or adapter((any ShareAdapter).self).
        Remove the binding, and the protocol where nothing else uses it.
        in ["Lite"]
        key Page.ShareAdapter @ 
        """,
      ])
  }
}
