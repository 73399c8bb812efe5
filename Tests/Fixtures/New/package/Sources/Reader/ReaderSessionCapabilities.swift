/// What adapters may ask of the session that they belong to.
public protocol ReaderSessionCapabilities: AnyObject {
  /// Whom the session is for.
  var user: String { get }
}
