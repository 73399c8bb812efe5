import Reader
import ServiceKit

/// `Printing` in Lite.
@Adapter((any PrintingAdapter).self, host: (any ReaderSessionCapabilities).self, scope: .unique)
final class LitePrinting: PrintingAdapter {
  func summary() -> String {
    "Printing in Lite"
  }
}
