import ServiceKit
import Testing

/// What a weak proxy does, with its adapter and without.
struct WeakProxyTests {
  @WeakProxy
  protocol Radio: AnyObject {
    var title: String? { get set }
    @WhenGone(-1) var volume: Int { get }
    func play(_ station: String, at position: Int)
    func next(after station: String) -> String?
    func level() throws -> Int
    func load() async throws -> String
    @WhenGone([]) func stations() async -> [String]
    func count(into total: inout Int)
  }

  struct Refusal: Error, Equatable {}

  @Adapter((any Radio).self, scope: .host)
  final class Tuner: Radio {
    var title: String? = "none"
    var volume = 7
    var played: [String] = []
    var refuses = false
    func play(_ station: String, at position: Int) { played.append("\(station)@\(position)") }
    func next(after station: String) -> String? { "\(station)+1" }
    func level() throws -> Int { if refuses { throw Refusal() } else { 3 } }
    func load() async throws -> String { "loaded" }
    func stations() async -> [String] { ["one"] }
    func count(into total: inout Int) { total += 1 }
  }

  @AdapterHost
  final class Session {
    @Adapted var radio: any Radio
    @Adapted var maybe: (any Radio)?
  }

  @Test func `With its adapter a proxy forwards everything`() async throws {
    let tuner = Tuner()
    let proxy = RadioWeakProxy(tuner)
    proxy.play("a", at: 2)
    proxy.title = "news"
    var total = 1
    proxy.count(into: &total)
    #expect(tuner.played == ["a@2"])
    #expect(proxy.title == "news")
    #expect(tuner.title == "news")
    #expect(total == 2)
    #expect(proxy.volume == 7)
    #expect(proxy.next(after: "a") == "a+1")
    #expect(try proxy.level() == 3)
    #expect(try await proxy.load() == "loaded")
    #expect(await proxy.stations() == ["one"])
    tuner.refuses = true
    #expect(throws: Refusal()) { try proxy.level() }
  }

  @Test func `Without its adapter a proxy does nothing, is nil, throws, or answers what was stated`() async {
    let proxy = Self.gone()
    proxy.play("a", at: 2)
    proxy.title = "news"
    var total = 1
    proxy.count(into: &total)
    #expect(total == 1)
    #expect(proxy.title == nil)
    #expect(proxy.volume == -1)
    #expect(proxy.next(after: "a") == nil)
    #expect(await proxy.stations() == [])
    #expect(throws: TargetGone("Radio")) { try proxy.level() }
    let error = await #expect(throws: TargetGone.self) { try await proxy.load() }
    #expect(
      error.map { "\($0)" }
        == "The adapter behind this weak proxy of 'Radio' is gone, as its host is. What kept the proxy may stop.")
  }

  @Test func `The proxy of a host's adapter keeps neither alive`() throws {
    var session: Session? = Session()
    weak let adapter: (any Radio)? = try #require(session).radio
    let proxy = try #require(session).radio.weak
    #expect(proxy.volume == 7)
    session = nil
    #expect(adapter == nil)
    #expect(proxy.volume == -1)
  }

  @Test func `A host has its adapters as weak proxies, required and optional ones`() {
    let session = Session()
    let radio: RadioWeakProxy = session.weak.radio
    let maybe: RadioWeakProxy? = session.weak.maybe
    session.radio.title = "set"
    #expect(radio.title == "set")
    #expect(maybe?.title == "set")
    withExtendedLifetime(session) {}
  }

  /// A proxy whose adapter is gone.
  private static func gone() -> RadioWeakProxy {
    let tuner = Tuner()
    return RadioWeakProxy(tuner)
  }
}
