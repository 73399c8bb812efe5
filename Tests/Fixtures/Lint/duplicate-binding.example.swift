//// Sources/Page/FeedSession.swift
public protocol PlaybackAdapter: AnyObject {}

@AdapterHost
public final class FeedSession {
  @Adapted var playback: (any PlaybackAdapter)?
}
//// Targets/Standard/Playback.swift
import Page

// EXAMPLE
//// Targets/Lite/main.swift
import Page
