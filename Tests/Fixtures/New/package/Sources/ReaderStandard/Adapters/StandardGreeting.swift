import Reader
import ServiceKit

/// Greets as Standard does.
@Adapter((any GreetingAdapter).self, host: (any ReaderSessionCapabilities).self)
final class StandardGreeting: GreetingAdapter {
  func summary() -> String {
    "Hello \(weakTarget?.user ?? "there"), this is Standard"
  }
}
