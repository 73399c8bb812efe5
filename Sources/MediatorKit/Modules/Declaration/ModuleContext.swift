/// What an opened module may know of its opening.
public struct ModuleContext: Sendable {
  /// The module's id.
  public let id: String
  /// Where the opening came from: code, server data, a name, a link.
  public let origin: ActionOrigin
  /// Tells this opening from all others of the mediator, from 1.
  public let number: UInt64
  /// The call that opens the module: what the module sends with it knows what led to it.
  public let call: ActionCall
  weak let stack: ModuleStack?

  /// Asks that the module be closed, and returns at once.
  ///
  /// The module is asked with ``OpenableModule/shouldClose(_:)``. Called while the module is still being opened it is remembered, and
  /// the opening fails. A second call does nothing.
  public func requestClose() {
    guard let stack else { return }
    let number = number
    Task { await stack.close(number, .module) }
  }
}
