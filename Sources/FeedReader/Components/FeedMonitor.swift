public import ContainerKit

extension ContextKey<[FeedLoad]> {
  /// What was read from where, what was skipped, and how long it took; written by the feed monitor.
  public static var loads: Self { Self("loads", default: []) }
}

/// Keeps count of what is read from where.
@Component("feed-monitor")
final class FeedMonitor: LoadEvents {
  private let loads: ContextWriter<[FeedLoad]>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws {
    loads = try place.context.claim(.loads)
  }

  func didRead(_ feed: FeedLoad) {
    loads.value.append(feed)
  }
}
