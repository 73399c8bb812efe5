//// Sources/Page/Session.swift
import ServiceKit
public struct FeedItem {}
public protocol PlaybackAdapter: AnyObject { func duration(of item: FeedItem) -> Int }
public protocol OpeningAdapter: AnyObject { func open(_ item: FeedItem) }

@AdapterHost
public final class Session {
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var opening: any OpeningAdapter

// EXAMPLE

  func showPlayer(_ item: FeedItem) {}
  func showText(_ item: FeedItem) {}
}
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/VideoPlayback.swift
import ServiceKit
import Page

@Adapter((any PlaybackAdapter).self)
final class VideoPlayback: PlaybackAdapter { func duration(of item: FeedItem) -> Int { 1 } }
