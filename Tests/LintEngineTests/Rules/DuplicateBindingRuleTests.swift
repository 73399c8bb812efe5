import Testing

@testable import LintEngine

struct DuplicateBindingRuleTests {
  private static let protocols = """
    //// Sources/Page/Page.swift
    public protocol PlaybackAdapter: AnyObject {}
    """

  private static func texts(_ text: String) -> [String] {
    SampleProject(protocols + "\n" + text).findings("duplicate-binding").map(\.wholeText)
  }

  @Test func `The message names the protocol, both adapters, the product and the ways out`() {
    let found = Self.texts(
      """
      //// Targets/Lite/Playback.swift
      import Page
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      enum Video {
        @Adapter((any PlaybackAdapter).self, variant: (.autoplay, "on"))
        final class Playback: PlaybackAdapter {}
      }
      """)
    #expect(
      found == [
        """
        Targets/Lite/Playback.swift:3: error: 'Page.PlaybackAdapter' has 2 adapters in Lite: Lite.AudioPlayback and \
        Lite.Video.Playback (duplicate-binding)
        Targets/Lite/Playback.swift:6: Lite.Video.Playback is bound here for the arm 'on' of '.autoplay'
        Keep one of them in the product, and move the others to targets that it does not link.
        If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
        If all of them are wanted at once, give each a protocol of its own.
        in ["Lite"]
        key Page.PlaybackAdapter, Lite.AudioPlayback, Lite.Video.Playback @ 
        """
      ])
  }

  @Test func `A registration at run time is told from a binding`() {
    let found = Self.texts(
      """
      //// Targets/Lite/Playback.swift
      import Page
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      //// Targets/Lite/main.swift
      import Page
      try AdapterRegistry.main.register(VideoPlayback(), as: (any PlaybackAdapter).self)
      """)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Targets/Lite/main.swift:2: Lite.VideoPlayback is registered here when the program runs")
        == true)
  }

  @Test func `What meets in two products is one finding with both`() {
    let found = SampleProject(
      """
      //// Sources/Page/Page.swift
      public protocol PlaybackAdapter: AnyObject {}
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}
      //// Targets/Lite/main.swift
      import Page
      //// Targets/Standard/main.swift
      import Page
      """
    ).findings("duplicate-binding")
    #expect(found.map(\.products) == [["Lite", "Standard"]])
    #expect(
      found.map(\.message) == [
        "'Page.PlaybackAdapter' has 2 adapters in Lite and Standard: Page.AudioPlayback and Page.VideoPlayback"
      ])
  }

  @Test func `Products in which different adapters meet are different findings`() {
    let found = Self.texts(
      """
      //// Sources/Page/Default.swift
      @Adapter((any PlaybackAdapter).self)
      final class DefaultPlayback: PlaybackAdapter {}
      //// Targets/Lite/main.swift
      import Page
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      //// Targets/Standard/main.swift
      import Page
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}
      """)
    #expect(found.count == 2)
  }

  @Test func `The key of a finding does not change when lines move`() {
    let code = """
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}
      """
    let keys = ["", "\n\n// A comment.\n"].map { space in
      SampleProject("\(Self.protocols)\n//// Targets/Lite/main.swift\nimport Page\n\(space)\(code)")
        .findings("duplicate-binding").map { [$0.subject, $0.context] }
    }
    #expect(keys[0] == keys[1])
    #expect(keys[0].count == 1)
  }

  @Test func `Files of one target that products share need no imports`() {
    var sample = SampleProject(
      """
      //// Sources/Shared/Page.swift
      protocol PlaybackAdapter: AnyObject {}
      //// Targets/Lite/Playback.swift
      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}
      //// Targets/Standard/Playback.swift
      @Adapter((any PlaybackAdapter).self)
      final class Playback: PlaybackAdapter {}
      """)
    sample.compileTogether("Shared", with: ["Lite", "Standard"])
    #expect(
      sample.findings("duplicate-binding").map(\.message) == [
        "'PlaybackAdapter' has 2 adapters in Lite: AudioPlayback and VideoPlayback"
      ])
  }
}
