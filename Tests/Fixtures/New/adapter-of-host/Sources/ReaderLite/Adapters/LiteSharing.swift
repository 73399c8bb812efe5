import Reader
import ServiceKit

/// `Sharing` in Lite.
@Adapter((any SharingAdapter).self, host: (any ReaderSessionCapabilities).self)
final class LiteSharing: SharingAdapter {
  func summary() -> String {
    "Sharing in Lite"
  }
}
