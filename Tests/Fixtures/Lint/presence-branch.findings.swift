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

//// Sources/Feed/Comparisons.swift
import ServiceKit

extension FeedSession {
  func comparesWithElse(_ item: Item) {
    if playback != nil {  // expect: presence-branch
      showPlayer(item)
    } else {
      showText(item)
    }
  }

  func comparesWithoutElse() {
    if self.playback == nil {  // expect: presence-branch
      showAdvertisement()
    }
  }

  func ignoresTheAdapter() {
    if playback != nil, items.count > 1 {  // expect: presence-branch
      addTab("Player")
    }
  }

  func asksForMore(_ count: Int) {
    if playback == nil && count > 1 { showAdvertisement() }  // expect: presence-branch
    if count + 1 < items.count && playback != nil && count is Int { addTab("Player") }  // expect: presence-branch
  }

  func reversed() {
    if nil == trimming { compressImages() }  // expect: presence-branch
  }

  func negated() {
    if !(trimming != nil) { compressImages() }  // expect: presence-branch
  }

  func choosesText() -> String {
    let label = playback != nil ? "Play" : "Open"  // expect: presence-branch
    return label
  }

  func choosesInParentheses() -> Int { (trimming == nil) ? fullHeight() : 40 }  // expect: presence-branch

  func bothArmsArePlain() {
    if playback == nil {  // expect: presence-branch
      title = "Text"
    } else {
      title = "Video"
    }
  }
}

//// Sources/Feed/Bindings.swift
import ServiceKit

final class Page {
  let session: FeedSession
  init(session: FeedSession) { self.session = session }

  func binding(_ item: Item) {
    if let playback = session.playback {  // expect: presence-branch
      playback.play(item)
    } else {
      openArticle(item)
    }
  }

  func guarding(_ item: Item) {
    guard let playback = session.playback else {  // expect: presence-branch
      openArticle(item)
      return
    }
    playback.play(item)
  }

  func returnsOtherWork(_ item: Item) -> String {
    guard let trimming = session.trimming else { return summarize(item) }  // expect: presence-branch
    return trimming.trim(item.text) ?? ""
  }

  func binds(in item: Item) {
    if let _ = session.playback { addTab("Player") }  // expect: presence-branch
  }

  func patterns(_ item: Item) {
    if case .some = session.playback {  // expect: presence-branch
      addTab("Player")
    }
    if case nil = session.trimming { compressImages() }  // expect: presence-branch
    if case let playback? = session.playback {  // expect: presence-branch
      playback.play(item)
    } else {
      openArticle(item)
    }
  }

  func switches(_ item: Item) {
    switch session.playback {  // expect: presence-branch
    case nil: openArticle(item)
    case let playback?: playback.play(item)
    }
    switch session.trimming {  // expect: presence-branch
    case .some: addTab("Saver")
    case .none: break
    }
  }

  func elseIf(_ item: Item) {
    if let playback = session.playback {  // expect: presence-branch
      playback.play(item)
    } else if item.isLong {
      openArticle(item)
    }
  }
}

//// Sources/Feed/Values.swift
import ServiceKit

struct Layout {
  @Service private var clock: (any ClockService)?
  @Service(.throwing) var sharing: (any ShareAdapter)?

  var isLite: Bool { clock == nil }  // expect: presence-branch

  func keeps(_ session: FeedSession) {
    let hasPlayer = session.playback != nil  // expect: presence-branch
    apply(hasPlayer)
    button.isHidden = session.playback == nil  // expect: presence-branch
    apply(session.trimming != nil)  // expect: presence-branch
    (session.trimming != nil).then { compressImages() }  // expect: presence-branch
  }

  func maps(_ session: FeedSession) -> Style {
    session.playback.map { _ in Style.wide } ?? Style.narrow  // expect: presence-branch
  }
}

//// Sources/Feed/Lookups.swift
import ServiceKit

@Service var sharedClock: (any ClockService)?

func looksUp(_ item: Item) throws {
  let share = try AdapterRegistry.main.adapter((any ShareAdapter).self)
  if share == nil { offerCopy(item) }  // expect: presence-branch
  if let found = try FeedSession.shared.adapter((any TrimmingAdapter).self) {  // expect: presence-branch
    use(found)
  } else {
    compressImages()
  }
  guard (try? AdapterRegistry.main.requiredAdapter((any ShareAdapter).self)) != nil else {  // expect: presence-branch
    offerCopy(item)
    return
  }
  let session = FeedSession()
  let playback = session.playback
  if playback == nil { openArticle(item) }  // expect: presence-branch
}

func takes(playback: (any PlaybackAdapter)?, optional: Optional<any PlaybackAdapter>) {
  if playback != nil { addTab("Player") }  // expect: presence-branch
  if optional == nil { openArticle() }  // expect: presence-branch
  if sharedClock == nil { startTimer() }  // expect: presence-branch
}

func waits(_ session: FeedSession) async throws {
  if try await session.adapter(awaiting: (any PlaybackAdapter).self) == nil { openArticle() }  // expect: presence-branch
  let found = try await session.adapter(awaiting: (any PlaybackAdapter).self)
  if found == nil { openArticle() }  // expect: presence-branch
}

//// Sources/Feed/Inherited.swift
import ServiceKit

@AdapterHost
class BaseController {
  @Adapted var sharing: (any ShareAdapter)?
}
class ItemController: BaseController {
  typealias Player = any PlaybackAdapter
  var player: Player?
  func layout() {
    if sharing != nil { addTab("Share") }  // expect: presence-branch
    if player == nil { openArticle() }  // expect: presence-branch
  }
}
