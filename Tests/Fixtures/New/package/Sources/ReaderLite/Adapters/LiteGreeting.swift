import Reader
import ServiceKit

/// Greets as Lite does.
@Adapter((any GreetingAdapter).self, host: (any ReaderSessionCapabilities).self)
final class LiteGreeting: GreetingAdapter {
  func summary() -> String {
    "Hello \(weakTarget?.user ?? "there"), this is Lite"
  }
}
