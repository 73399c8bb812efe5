/// Is told what happens in a container: for profiles, logs and tests.
///
/// It is called in the container's isolation, during the dispatch. Without one, nothing is measured.
public protocol ContainerObserver: AnyObject {
  /// A component has handled an event or a change of state, or has thrown.
  func containerCalled(_ call: ContainerCall)
  /// Something went wrong that no caller was told of.
  func containerReported(_ error: ContainerError)
}

extension ContainerObserver {
  /// Does nothing.
  public func containerCalled(_ call: ContainerCall) {}
  /// Does nothing.
  public func containerReported(_ error: ContainerError) {}
}

/// One call of one component.
public struct ContainerCall: Sendable {
  /// The container.
  public let container: String
  /// The component that was called.
  public let component: String
  /// The event, or the change of state: `did enter appeared`.
  public let event: String
  /// From the end of the call before, or from the start of the dispatch; what the component itself sends is included.
  public let duration: Duration
  /// The component in whose function the event was sent; nil outside of one, and within an asynchronous send.
  public let sender: String?
}
