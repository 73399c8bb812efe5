/// An adapter that wants its host and cannot carry the generated `weakTarget`, because `lazyRegister()` of another class
/// returns it.
public protocol HostBound: AnyObject {
  /// Called once for each host, after the initialiser and before any other call from that host.
  ///
  /// Keep the host weakly. No lock is held; the adapter itself cannot be looked up yet, others can.
  ///
  /// - Parameter host: the host; an object that is of the type that the attribute names.
  /// - Throws: whatever makes the binding impossible; the lookup throws it on.
  func bind(to host: AnyObject) throws
}
