import Reader
import ServiceKit

/// `Cache` in Lite.
@Adapter((any CacheAdapter).self, scope: .shared)
final class LiteCache: CacheAdapter {
  func summary() -> String {
    "Cache in Lite"
  }
}
