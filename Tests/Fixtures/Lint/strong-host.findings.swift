//// Sources/Feed/Feed.swift
import ServiceKit

public protocol FeedCapabilities: AnyObject {
  var onRefresh: (() -> Void)? { get set }
  func refresh()
}
public protocol WideCapabilities: FeedCapabilities {}
public typealias Page = any FeedCapabilities
public protocol PlaybackAdapter: AnyObject {
  var onStop: (() -> Void)? { get set }
  func play()
}
public protocol RenderAdapter: AnyObject {}
public protocol SharingAdapter: AnyObject {}

@AdapterHost
public final class FeedSession: FeedCapabilities {
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var renderer: any RenderAdapter
  public var onRefresh: (() -> Void)?
  var handlers: [() -> Void] = []
  public func refresh() {}

  func start() {
    playback?.onStop = { self.refresh() }  // expect: strong-host
    let adapter = playback
    onRefresh = { adapter?.play() }  // expect: strong-host
    handlers.append { [adapter] in adapter?.play() }  // expect: strong-host
    guard let playback else { return }
    self.onRefresh = { [weak self] in  // expect: strong-host
      playback.play()
      self?.refresh()
    }
    playback.onStop = { [self] in refresh() }  // expect: strong-host
  }
}

//// Targets/Lite/Properties.swift
import Feed
import ServiceKit

@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class Playback: PlaybackAdapter {
  var onStop: (() -> Void)?
  private var owner: (any FeedCapabilities)?  // expect: strong-host
  let page: Page  // expect: strong-host
  var session: FeedSession!  // expect: strong-host
  var wide: Optional<any WideCapabilities>  // expect: strong-host
  var all: [any FeedCapabilities] = []  // expect: strong-host
  var byName: [String: [FeedSession]] = [:]  // expect: strong-host
  lazy var first: FeedSession? = nil  // expect: strong-host
  @Published var current: FeedSession?  // expect: strong-host
  static var last: FeedSession?  // expect: strong-host
  var fresh = FeedSession()  // expect: strong-host
  func play() {}
}

class RenderingBase {
  var screen: FeedSession?  // expect: strong-host
}
@Adapter((any RenderAdapter).self, host: (any FeedCapabilities & Sendable).self)
final class Rendering: RenderingBase, RenderAdapter {}

//// Targets/Lite/Made.swift
import Feed
import ServiceKit

@Adapter((any SharingAdapter).self, host: (any FeedCapabilities).self)
enum SharingFactory {
  static func lazyRegister() -> Sharing { Sharing() }
}
final class Sharing: SharingAdapter, HostBound {
  var bound: (any FeedCapabilities)?  // expect: strong-host
  func bind(to host: AnyObject) { bound = host as? any FeedCapabilities }
}

//// Targets/Lite/Closures.swift
import Dispatch
import Feed
import Foundation
import ServiceKit

@Adapter((any PlaybackAdapter).self, host: (any FeedCapabilities).self)
final class AudioPlayback: PlaybackAdapter {
  var onStop: (() -> Void)?
  var handlers: [String: () -> Void] = [:]
  lazy var onEnd: () -> Void = { self.stop() }  // expect: strong-host

  func play() {
    onStop = { self.stop() }  // expect: strong-host
    handlers["end"] = { [self] in stop() }  // expect: strong-host
    self.onStop = {  // expect: strong-host
      items.forEach { [weak self] item in self?.stop() }
    }
  }

  func follow() {
    guard let target = weakTarget else { return }
    onStop = { target.refresh() }  // expect: strong-host
    target.onRefresh = { target.refresh() }  // expect: strong-host
    weakTarget?.onRefresh = { self.stop() }  // expect: strong-host
    DispatchQueue.main.async { target.refresh() }  // expect: strong-host
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 5) { target.refresh() }  // expect: strong-host
  }

  func keepsMethods(_ page: FeedSession) {
    onStop = self.stop  // expect: strong-host
    onStop = stop  // expect: strong-host
    handlers["end"] = page.refresh  // expect: strong-host
    weakTarget?.onRefresh = self.play  // expect: strong-host
    onStop = weakTarget?.refresh  // expect: strong-host
  }

  func observe(_ page: FeedSession) {
    NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { _ in self.stop() }  // expect: strong-host
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in page.refresh() }  // expect: strong-host
    onStop = { [page] in page.refresh() }  // expect: strong-host
  }

  func stop() {}
}
