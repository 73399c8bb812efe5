import Reader
import ServiceKit

/// `Sharing` in Standard.
@Adapter((any SharingAdapter).self, host: (any ReaderSessionCapabilities).self)
final class StandardSharing: SharingAdapter {
  func summary() -> String {
    "Sharing in Standard"
  }
}
