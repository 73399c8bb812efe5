//// Sources/Page/FeedSession.swift
import ServiceKit
public protocol FeedSessionCapabilities: AnyObject { func refresh() }
public protocol PlaybackAdapter: AnyObject { func play() }

@AdapterHost
public final class FeedSession: FeedSessionCapabilities {
  @Adapted var playback: (any PlaybackAdapter)?
  public func refresh() {}
}
//// Targets/Standard/VideoPlayback.swift
import ServiceKit
import Page

// EXAMPLE
//// Targets/Lite/main.swift
import Page
