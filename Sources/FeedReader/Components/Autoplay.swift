import ContainerKit
import FeedFormats

/// Queues what this product plays of the items in the list.
@Component("autoplay")
final class Autoplay: PlaylistMaking {
  private let place: ComponentPlace<any FeedPage, NoSettings>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {
    self.place = place
  }

  func playlist(of items: [FeedItem]) -> Playlist? {
    place.owner?.playlistEntries(for: items).map(Playlist.init)
  }
}
