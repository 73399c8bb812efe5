import Testing

@testable import LintEngine

/// What the configuration calls test code may do what tests do, in whichever module it is.
struct TestCodeTests {
  private static let text = """
    //// Sources/Page/Page.swift
    import ServiceKit
    public protocol PageHost: AnyObject {}
    public protocol PlaybackAdapter: AnyObject { func play() }
    @AdapterHost
    public final class Page: PageHost { @Adapted var playback: (any PlaybackAdapter)? }
    //// Sources/Page/Checks/PageChecks.swift
    import ServiceKit
    public protocol UnboundAdapter: AnyObject {}
    @Adapter((any PlaybackAdapter).self, host: (any PageHost).self)
    final class SilentPlayback: PlaybackAdapter {
      var host: (any PageHost)?
      func play() {}
    }
    extension Page {
      @Service static var unbound: any UnboundAdapter
      func check() {
        if playback != nil { print("there") } else { print("missing") }
        playback!.play()
        if isLite { print("lite") }
      }
    }
    //// Targets/Lite/main.swift
    import Page
    import ServiceKit
    @Adapter((any PlaybackAdapter).self, host: (any PageHost).self)
    final class Playback: PlaybackAdapter { func play() {} }
    """

  @Test(arguments: [["Sources/Page/Checks"], ["**/*Checks.swift"]])
  func `A folder or a pattern of tests is left alone by every rule`(tests: [String]) {
    var configuration = SampleProject.configuration
    configuration.tests = tests
    #expect(SampleProject(Self.text, configuration: configuration).marks() == [])
  }

  @Test func `The same code is found where it is no test code`() {
    let rules = Set(SampleProject(Self.text).findings().map(\.rule))
    #expect(
      rules == [
        "duplicate-binding", "missing-binding", "presence-branch", "product-flag", "strong-host", "unguarded-adapter",
      ])
  }
}
