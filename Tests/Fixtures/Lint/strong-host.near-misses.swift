//// Sources/Feed/Feed.swift
import ServiceKit

public protocol FeedCapabilities: AnyObject {
  var onRefresh: (() -> Void)? { get set }
  var title: String { get }
  func refresh()
}
public protocol PlaybackAdapter: AnyObject {
  var onStop: (() -> Void)? { get set }
  func play()
}
public struct FeedHost {}
public final class WeakBox<Value> {}

@AdapterHost
public final class FeedSession: FeedCapabilities {
  @Adapted var playback: (any PlaybackAdapter)?
  public var onRefresh: (() -> Void)?
  public var title = ""
  public func refresh() {}
  private var parent: FeedSession?

  func start() {
    playback?.onStop = { [weak self] in self?.refresh() }
    onRefresh = { [playback = playback?.weak] in playback?.play() }
    onRefresh = { [weak self] in self?.playback?.play() }
    let title = title
    onRefresh = { print(title) }
    let onDone = { self.refresh() }
    onDone()
    items.forEach { item in self.refresh() }
  }
}

//// Targets/Lite/Properties.swift
import Feed
import ServiceKit

// github.com/realm/SwiftLint/issues/3805
@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class Playback: PlaybackAdapter {
  var onStop: (() -> Void)?
  let hostName: String
  let hostFactory: () -> FeedSession
  let host: FeedHost
  var session: FeedSession? { weakTarget as? FeedSession }
  weak var page: (any FeedCapabilities)?
  unowned let owner: FeedSession
  unowned(unsafe) let parent: FeedSession
  let box: WeakBox<FeedSession>
  @Weak var wrapped: FeedSession?
  var others: [WeakBox<any FeedCapabilities>] = []
  var hosts: [String: Int] = [:]
  let type: FeedSession.Type
  func play() {
    let session: FeedSession? = nil
    session?.refresh()
  }
  var isShown: Bool {
    let page: FeedSession? = session
    return page != nil
  }
}

/// Holds the session and is no adapter.
final class Controller {
  let session: FeedSession
  var onEnd: (() -> Void)?
  func start() { onEnd = { self.session.refresh() } }
}
struct Snapshot: Codable { let session: FeedSession }

/// A service has no host.
@Adapter((any ShareService).self)
final class Sharing: ShareService { var session: FeedSession? }
protocol ShareService: AnyObject, Sendable {}

//// Targets/Lite/Closures.swift
import Dispatch
import Feed
import Foundation
import ServiceKit

@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class AudioPlayback: PlaybackAdapter {
  var onStop: (() -> Void)?
  var button = Button()
  var computed: () -> Void { get { {} } set { } }

  func play() {
    onStop = { [weak self] in self?.stop() }
    onStop = { [unowned self] in stop() }
    onStop = { [weak self] in
      guard let self else { return }
      queue.forEach { self.play($0) }
    }
    let target = weakTarget
    onStop = { [weak target] in target?.refresh() }
    let title = target?.title
    onStop = { print(title) }
    onStop = { let target = FeedHost(); print(target) }
    computed = { self.stop() }
    button.onTap = { self.stop() }
    let local = { self.stop() }
    local()
  }

  var fallback: () -> Void = {}
  var title = ""
  func keepsValues(_ page: FeedSession, handler: @escaping () -> Void) {
    onStop = handler
    onStop = fallback
    onStop = self.fallback
    onStop = page.onRefresh
    onStop = nil
    title = page.title
    onStop = Defaults.stop
  }

  func later() {
    guard let target = weakTarget else { return }
    DispatchQueue.main.async { self.stop() }
    DispatchQueue.main.async { [weak target] in target?.refresh() }
    Task { await target.refresh() }
    target.items.forEach { item in target.refresh() }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.stop() }
    NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { [weak self] _ in self?.stop() }
    var onEnd: (() -> Void)?
    onEnd = { target.refresh() }
    onEnd?()
  }
  func stop() {}
}

//// Sources/Other/Same.swift
protocol FeedCapabilities: AnyObject {}
protocol PlaybackAdapter: AnyObject {}
final class Deck: PlaybackAdapter { var host: (any FeedCapabilities)? }

//// Tests/FeedTests/Fakes.swift
import Feed
import ServiceKit

@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class FakePlayback: PlaybackAdapter {
  var onStop: (() -> Void)?
  var session: FeedSession?
  func play() { onStop = { self.session?.refresh() } }
}
