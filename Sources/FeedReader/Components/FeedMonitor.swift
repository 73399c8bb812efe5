public import ContainerKit

extension ContextKey<LoadLog> {
  /// What was read from where, what was skipped, and how long it took; written by the feed monitor.
  public static var loads: Self { Self("loads", default: LoadLog()) }
}

/// Keeps count of what is read from where, and of the time until the page is there.
@Component("feed-monitor")
final class FeedMonitor: LoadEvents, Attaching, Loading {
  private let log: ContextWriter<LoadLog>
  private var start: ContinuousClock.Instant?

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws {
    log = try place.context.claim(.loads)
  }

  func didAttach() {
    start = .now
  }

  func didRead(_ feed: FeedLoad) {
    log.value.feeds.append(feed)
  }

  func didLoad() {
    log.value.duration = start?.duration(to: .now)
  }
}
