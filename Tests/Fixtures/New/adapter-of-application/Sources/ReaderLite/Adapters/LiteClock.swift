import Reader
import ServiceKit

/// `Clock` in Lite.
@Adapter((any ClockService).self)
final class LiteClock: ClockService {
  func summary() -> String {
    "Clock in Lite"
  }
}
