/// An observation of a ``Context``; it ends with the object.
///
/// It belongs to the context's isolation.
public final class ContextObservation {
  private let observer: any ComponentResource

  init(_ observer: any ComponentResource) { self.observer = observer }

  deinit { cancel() }

  /// Ends the observation: once this has returned, the body is not called again.
  ///
  /// A second call does nothing.
  public func cancel() { observer.end() }
}
