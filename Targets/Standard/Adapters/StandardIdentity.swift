import FeedCommandLine
import ServiceKit

/// The name of this product.
@Adapter((any ProductIdentity).self)
final class StandardIdentity: ProductIdentity {
  let name = "Standard"
  let summary = "Reads RSS, Atom and JSON feeds, with colour, links, images and media."
}
