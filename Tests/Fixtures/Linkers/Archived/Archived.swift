import Ports
import ServiceKit

@Adapter((any Stored).self)
final class StoredAdapter: Stored {
  let name = "of an archive"
}

protocol Hidden: AnyObject, Sendable {}
@Adapter((any Hidden).self) final class HiddenAdapter: Hidden {}
