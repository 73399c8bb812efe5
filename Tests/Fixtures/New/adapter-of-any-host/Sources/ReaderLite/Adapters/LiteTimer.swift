import Reader
import ServiceKit

/// `Timer` in Lite.
@Adapter((any TimerAdapter).self, scope: .host)
final class LiteTimer: TimerAdapter {
  func summary() -> String {
    "Timer in Lite"
  }
}
