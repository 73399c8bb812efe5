//// Sources/Feed/Protocols.swift
import ServiceKit

public protocol FeedCapabilities: AnyObject {
  func refresh()
  var onRefresh: (() -> Void)? { get set }
}
public protocol PlaybackAdapter: AnyObject {
  var title: String { get }
  var count: Int { get }
  func play(_ item: Item)
}
public protocol TrimmingAdapter: AnyObject { func trim(_ text: String) -> String? }
public protocol ClockService: AnyObject, Sendable { var now: Int { get } }
public protocol ShareAdapter: AnyObject { func share(_ item: Item) }

//// Sources/Feed/FeedSession.swift
import ServiceKit

@AdapterHost
public final class FeedSession: FeedCapabilities {
  @Adapted public var playback: (any PlaybackAdapter)?
  @Adapted var trimming: (any TrimmingAdapter)?
  @Adapted var renderer: any RenderAdapter
  public var onRefresh: (() -> Void)?
  var items: [Item] = []
  var cached: Item?
  static let shared = FeedSession()
  public func refresh() {}
}

public protocol RenderAdapter: AnyObject { func render(_ item: Item) -> String }

//// Targets/Standard/Adapters.swift
import Feed
import ServiceKit

@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class Playback: PlaybackAdapter {
  let title = "All"
  let count = 3
  func play(_ item: Item) { weakTarget?.refresh() }
}
@Adapter((any ShareAdapter).self)
final class Sharing: ShareAdapter {
  func share(_ item: Item) {}
}

//// Sources/Feed/Uses.swift
import ServiceKit

extension FeedSession {
  func callsIt(_ item: Item) {
    playback?.play(item)
    if let playback { playback.play(item) }
    if playback != nil { playback?.play(item) }
    if let player = playback, items.count > 1 { player.play(item) } else { openArticle(item) }
  }

  func fallsBack() -> String {
    let short = trimming?.trim("text") ?? defaultText()
    let name = playback.map { $0.title } ?? "Text"
    let chosen = playback != nil ? playback?.title : nil
    return short + name + (chosen ?? "")
  }

  func leaves(_ item: Item) throws -> [Item] {
    guard let playback else { return [] }
    guard playback.count > 0 else { return items }
    guard let trimming else { throw FeedFault.unavailable(item) }
    if let found = self.playback { found.play(item) } else { return [item] }
    _ = trimming
    return items
  }

  func defaults() -> Style {
    if let trimming { use(trimming) } else { style = .full }
    guard let playback else { return Style(width: 40, name: "plain") }
    if playback.count > 3 { return .wide } else { return .narrow }
  }

  func tells(_ completion: (Item?) -> Void, logger: Log) {
    guard let playback else {
      logger.debug("nothing is played")
      completion(nil)
      return
    }
    use(playback)
  }

  func says(_ reject: Callback) {
    guard let trimming else {
      fail(withMessage: "page: there is nothing to trim with")
      return
    }
    guard let playback else {
      reject.call(with: ["the player does not exist"], level: .warning)
      return
    }
    use(trimming, playback)
  }

  func settles(_ continuation: Continuation, seal: Resolver) {
    guard let trimming else {
      continuation.resume(returning: nil)
      return
    }
    guard let playback else {
      seal.reject(FeedFault.unavailable)
      self.completion?(nil)
      completionHandler([])
      return
    }
    use(trimming, playback)
  }

  func loops(_ all: [Item]) {
    for item in all {
      guard let playback else { continue }
      playback.play(item)
    }
    while playback == nil { wait() }
    switch playback {
    case nil: break
    case let found?: use(found)
    }
    switch playback {
    case .some(let found): use(found)
    case .none: return
    }
  }

  func asserts() {
    precondition(playback != nil, "the scene has a player")
    assert(trimming == nil)
    logger.info("\(playback != nil)")
  }

  func mixes(_ isWide: Bool) {
    if playback == nil || isWide { openArticle() }
    guard let playback, isWide else {
      openArticle()
      return
    }
    use(playback)
    if playback == nil && items.count > 1 || isWide { openArticle() }
    if playback != nil && items.count > 1 { playback?.play(items[0]) } else { openArticle() }
    let either = self.playback == nil || isWide
    apply(either)
  }

  func asksOneAfterTheOther(_ item: Item) {
    if let playback { playback.play(item) } else if let trimming { use(trimming) }
  }
}

//// Sources/Feed/Others.swift
import ServiceKit

final class ImageCache {
  var player: (any PlaybackAdapter)?
  var storage: [String: Item]?
  var delegate: (any ImageDelegate)?
  var session: FeedSession?
  private var count: Int?

  func isNoAdapter() {
    if storage == nil { load() } else { show() }
    if delegate != nil { show() } else { load() }
    if session == nil { load() }
    if count == nil { load() }
    if session?.renderer == nil { load() }
    let hasSession = session != nil
    apply(hasSession)
  }

  func keepsIt() throws {
    if player == nil {
      player = try session?.adapter((any PlaybackAdapter).self)
    }
    if player == nil, let session {
      let found = session.find()
      if found.isReady { self.player = found }
    }
  }

  subscript(player: Item?) -> Item? {
    if player == nil { return load() }
    return player
  }
  subscript(key: String, player: Item?) -> Item? {
    get { player == nil ? load() : player }
    set { if player == nil { load() } }
  }

  func isHiddenByPatterns(_ state: State) {
    if case .playing(let player) = state, player == nil { load() }
    while let player = state.next() { if player == nil { load() } }
    switch state {
    case .playing(let player): if player == nil { load() }
    case .stopped: break
    }
    do { try start() } catch { if error == nil { load() } }
  }

  func isHidden(by player: Item?) {
    if player == nil { load() }
    let playback = storage
    if playback == nil { load() }
    items.forEach { player in if player == nil { load() } }
    for player in items { if player == nil { load() } }
  }
}
protocol ImageDelegate: AnyObject {}

struct Item {
  var playback: String?
  func reads(_ other: Item) {
    if playback == nil { load() }
    if other.playback != nil { load() } else { show() }
  }
  var playerName: String? {
    let trimming = playback
    if trimming == nil { load() }
    return trimming
  }
}

//// Sources/Player/SameName.swift
protocol PlaybackAdapter: AnyObject {}

final class Deck {
  var playback: (any PlaybackAdapter)?
  func start() {
    if playback == nil { insertTape() }
  }
}

//// Sources/Injection/Service.swift
@propertyWrapper struct Service<Value> { var wrappedValue: Value? }

final class Screen {
  @Service var analytics: (any Analytics)?
  func show() {
    if analytics == nil { startPlain() }
  }
}
protocol Analytics: AnyObject {}

//// Sources/Injection/OtherContainer.swift
protocol Router: AnyObject {}
struct Resolver { func adapter<T>(_ type: T.Type) -> T? { nil } }
func routes(_ resolver: Resolver) {
  if resolver.adapter((any Router).self) == nil { startPlain() }
  let router = resolver.adapter((any Router).self)
  if router == nil { startPlain() }
}

//// Targets/Lite/Start.swift
import Feed
import ServiceKit

func start(_ session: FeedSession) {
  if session.playback == nil { openArticle() }
}

//// Tests/FeedTests/SessionTests.swift
import Feed
import ServiceKit
import Testing

struct SessionTests {
  @Test func hasNoPlayer() {
    let session = FeedSession()
    #expect(session.playback == nil)
    if session.playback == nil { Issue.record("none") } else { run() }
  }
}
