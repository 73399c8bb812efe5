import Reader
import ServiceKit

/// Greets as Kiosk does.
@Adapter((any GreetingAdapter).self, host: (any ReaderSessionCapabilities).self)
final class KioskGreeting: GreetingAdapter {
  func summary() -> String {
    "Hello \(weakTarget?.user ?? "there"), this is Kiosk"
  }
}
