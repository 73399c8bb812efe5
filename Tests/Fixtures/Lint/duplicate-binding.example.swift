//// Sources/Page/FeedSession.swift
import ServiceKit
public protocol PlaybackAdapter: AnyObject {}

@AdapterHost
public final class FeedSession {
  @Adapted var playback: (any PlaybackAdapter)?
}
//// Targets/Standard/Playback.swift
import ServiceKit
import Page

// EXAMPLE
//// Targets/Lite/main.swift
import Page
