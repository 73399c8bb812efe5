import ServiceKit
import Testing

/// One adapter for several protocols, and one adapter class for several hosts.
struct SeveralProtocolsTests {
  enum Shared {
    protocol Page: AnyObject { var title: String { get } }
    protocol Playback: AnyObject { func play() -> String }
    /// What only one product knows.
    protocol Autoplay: AnyObject { var isOn: Bool { get set } }
    protocol Lonely: AnyObject {}

    @AdapterHost
    final class Session: Page {
      let title: String
      @Adapted var playback: (any Playback)?
      init(_ title: String) { self.title = title }
    }

    @AdapterHost
    final class Channel: Page {
      let title: String
      @Adapted var playback: (any Playback)?
      @Adapted var autoplay: any Autoplay
      init(_ title: String) { self.title = title }
    }
  }

  @Adapter((any Shared.Playback).self, (any Shared.Autoplay).self, host: (any Shared.Page).self)
  final class Video: Shared.Playback, Shared.Autoplay {
    var isOn = false
    func play() -> String { "\(weakTarget?.title ?? "nobody") \(isOn)" }
  }

  @Adapter((any Shared.Lonely).self, scope: .host)
  actor LonelyActor: Shared.Lonely {}

  @Test func `Shared code and product code use the same instance by different protocols`() throws {
    let session = TestProgram.registry().withCurrent { Shared.Session("feed") }
    try session.requiredAdapter((any Shared.Autoplay).self).isOn = true
    #expect(session.playback?.play() == "feed true")
  }

  @Test func `One adapter class serves hosts of several types, each with an instance of its own`() throws {
    let registry = TestProgram.registry()
    let (session, channel) = registry.withCurrent { (Shared.Session("feed"), Shared.Channel("news")) }
    channel.autoplay.isOn = true
    #expect(session.playback?.play() == "feed false")
    #expect(channel.playback?.play() == "news true")
    #expect(session.playback !== channel.playback)
  }

  @Test func `An actor can be an adapter of a host`() throws {
    let session = TestProgram.registry().withCurrent { Shared.Session("feed") }
    let lonely = try session.requiredAdapter((any Shared.Lonely).self)
    #expect(lonely is LonelyActor)
    #expect(try session.adapter((any Shared.Lonely).self) === lonely)
  }
}
