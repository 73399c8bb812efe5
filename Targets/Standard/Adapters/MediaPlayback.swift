import FeedFormats
import FeedReader
import ServiceKit

/// Plays everything that sounds or moves.
@Adapter((any PlaybackAdapter).self, host: (any FeedSessionCapabilities).self)
final class MediaPlayback: PlaybackAdapter {
  static func lazyRegister() -> MediaPlayback? {
    Experiments.isEnabled(.autoplay) ? MediaPlayback() : nil
  }

  func entries(for item: FeedItem) -> [PlaylistEntry] {
    PlaylistEntry.entries(of: item, playing: [.audio, .video])
  }
}
