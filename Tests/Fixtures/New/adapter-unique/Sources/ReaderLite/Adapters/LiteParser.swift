import Reader
import ServiceKit

/// `Parser` in Lite.
@Adapter((any ParserAdapter).self, scope: .unique)
final class LiteParser: ParserAdapter {
  func summary() -> String {
    "Parser in Lite"
  }
}
