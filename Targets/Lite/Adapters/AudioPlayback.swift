import FeedFormats
import FeedReader
import ServiceKit

/// Plays sound only.
@Adapter(
  (any PlaybackAdapter).self, host: (any FeedSessionCapabilities).self, variant: (.autoplay, "on"))
final class AudioPlayback: PlaybackAdapter {
  func entries(for item: FeedItem) -> [PlaylistEntry] {
    PlaylistEntry.entries(of: item, playing: [.audio])
  }
}
