import ContainerKit

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
