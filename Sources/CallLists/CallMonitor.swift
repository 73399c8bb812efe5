/// Is told how long each member took for each event.
///
/// It is called in the roster's isolation, during the dispatch.
public protocol CallMonitor: AnyObject {
  /// A member has handled an event, or has thrown.
  ///
  /// - Parameters:
  ///   - member: Who was called; keep its type or its identity, not the object.
  ///   - site: The event and who sent it.
  ///   - duration: From the end of the call before, or from the start of the dispatch, to the end of this call. What
  ///     sends inside it and, if it is asynchronous, its suspensions are included.
  ///   - sender: The member in whose call the event was sent; nil outside of one, and for an asynchronous send.
  func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?)
}
