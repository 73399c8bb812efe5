/// Stands for an open module; when the last reference to it is gone, the module is closed.
///
/// Who opens a module keeps the handle for as long as the module is shown. It may be used from any thread and any actor.
public final class ModuleHandle: Sendable {
  /// The module's id.
  public let id: String
  /// Tells this opening from all others of the mediator, from 1.
  public let number: UInt64
  private let stack: ModuleStack

  init(id: String, number: UInt64, stack: ModuleStack) {
    self.id = id
    self.number = number
    self.stack = stack
  }

  deinit { stack.handleIsLost(number) }

  /// Closes the module, unless it refuses.
  ///
  /// It leaves the stack of active modules wherever it is in it; those above it stay. Calls that wait for it fail now. It is
  /// closed once, however often and from however many threads this is called.
  ///
  /// - Returns: whether the module is closed now; false where it refused, and where its own `shouldClose` or `didClose`
  ///   asks, or that of a module which it waits for itself.
  @discardableResult
  public func close() async -> Bool { await stack.close(number, .requested) }

  /// The module is open: neither refused nor closed.
  ///
  /// - Complexity: O(n) in the open modules.
  public var isOpen: Bool { stack.isOpen(number) }

  /// Lets the mediator hold the handle, so that the module stays open until somebody or it itself closes it.
  public func keepOpen() { stack.keepOpen(self) }
}
