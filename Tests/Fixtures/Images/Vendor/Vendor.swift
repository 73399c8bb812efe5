internal import ServiceKit

/// What the deliverer of a module without sources binds.
public protocol Engine: AnyObject, Sendable { var name: String { get } }

@Adapter((any Engine).self)
final class VendorEngine: Engine { let name = "engine of libVendor" }
