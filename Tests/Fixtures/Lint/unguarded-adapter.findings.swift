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

//// Sources/Feed/Forced.swift
import ServiceKit

extension FeedSession {
  func forces(_ item: Item) throws {
    playback!.play(item)  // expect: unguarded-adapter
    let trimmer = trimming
    _ = trimmer!.trim("text")  // expect: unguarded-adapter
    _ = playback.unsafelyUnwrapped.title  // expect: unguarded-adapter
    let clock = try AdapterRegistry.main.adapter((any ClockService).self)!  // expect: unguarded-adapter
    _ = clock
  }

  func forcesAnswers() -> String {
    let text = (trimming?.trim("text"))!  // expect: unguarded-adapter
    return text + trimming?.trim("more")!  // expect: unguarded-adapter
  }

  func tries() {
    let renderer = try! requiredAdapter((any RenderAdapter).self)  // expect: unguarded-adapter
    let now = try! AdapterRegistry.main.requiredAdapter((any ClockService).self).now  // expect: unguarded-adapter
    use(renderer, now)
  }

  func casts(_ object: AnyObject) {
    let player = object as! any PlaybackAdapter  // expect: unguarded-adapter
    let video = renderer as! VideoRendering  // expect: unguarded-adapter
    use(player, video)
  }

  func shows() -> String {
    title = "Now: \(playback?.title)"  // expect: unguarded-adapter
    return String(describing: playback?.count)  // expect: unguarded-adapter
  }
}

//// Sources/Feed/Implicit.swift
import ServiceKit

typealias Player = any PlaybackAdapter

final class Controls {
  var playback: (any PlaybackAdapter)!  // expect: unguarded-adapter
  weak var player: Player!  // expect: unguarded-adapter
  let session = FeedSession()

  func show(_ trimming: (any TrimmingAdapter)!) {  // expect: unguarded-adapter
    session.playback!.play(item)  // expect: unguarded-adapter
    let local: (any PlaybackAdapter)! = session.playback  // expect: unguarded-adapter
    local?.play(item)
  }
}
final class VideoRendering: RenderAdapter { func render(_ item: Item) -> String { "" } }
