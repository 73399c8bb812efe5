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

//// Sources/Feed/Guarded.swift
import ServiceKit

extension FeedSession {
  func uses(_ item: Item) throws -> String {
    playback?.play(item)
    guard let playback else { return "" }
    playback.play(item)
    let first = items.first!
    let text = try requiredAdapter((any RenderAdapter).self).render(first)
    let optional = try? requiredAdapter((any RenderAdapter).self)
    return text + (optional?.render(item) ?? "")
  }

  func forcesOthers() {
    _ = cached!
    _ = items.last!.name!
    _ = try! JSONEncoder().encode(items)
    _ = renderer.render(cached!)
  }

  func forcesWhatIsThere() {
    if let playback = self.playback { use(playback.artwork!) }
    guard let trimming else { return }
    use(trimming.limits.first!)
  }

  func compares() -> Bool {
    playback?.count == 0 || playback?.count != 3 || trimming?.trim("a") == "a"
  }

  func shows(_ logger: Log) -> String {
    logger.debug("\(playback?.title)")
    assert(playback?.count == 3, "count is \(playback?.count)")
    print("player: \(String(describing: playback?.title))")
    return "Now: \(playback?.title ?? "nothing") \(cached?.name) \(renderer.render(items[0]))"
  }

  func casts(_ object: Any) {
    let name = object as! String
    let player = object as? any PlaybackAdapter
    let video = renderer as? VideoRendering
    use(name, player, video)
  }
}
final class VideoRendering {}

//// Sources/Feed/Views.swift
import ServiceKit

final class View {
  @IBOutlet var label: Label!
  var session: FeedSession!
  var delegate: (any ViewDelegate)!
  @Adapted var playback: (any PlaybackAdapter)?
  func show() {
    label!.text = session!.items.first!.name
    delegate!.didShow()
    let playback = label
    playback!.text = ""
  }
}
protocol ViewDelegate: AnyObject { func didShow() }

//// Sources/Deck/Same.swift
protocol PlaybackAdapter: AnyObject {}
final class Deck {
  var playback: (any PlaybackAdapter)!
  func start(_ object: AnyObject) {
    let other = object as! any PlaybackAdapter
    use(playback!, other)
  }
}

//// Tests/FeedTests/PlaybackTests.swift
import Feed
import ServiceKit

struct PlaybackTests {
  var playback: (any PlaybackAdapter)!
  func plays() throws {
    let session = FeedSession()
    session.playback!.play(Item())
    _ = try! session.requiredAdapter((any RenderAdapter).self)
  }
}
