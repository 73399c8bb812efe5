import Ports
import ServiceKit

/// One record with continuations.
@Adapter((any Second).self, (any Third).self)
final class Both: Second, Third {}

@Adapter((any Owned).self, scope: .host)
final class OwnedByHost: Owned {}
