import FeedCommandLine
import ServiceKit

/// The name of this product.
@Adapter((any ProductIdentity).self)
final class LiteIdentity: ProductIdentity {
  let name = "Lite"
  let summary = "Reads RSS, Atom and JSON feeds, short and plain, with a limit on what is loaded."
}
