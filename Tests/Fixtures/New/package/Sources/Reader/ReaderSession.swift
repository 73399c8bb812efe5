public import ServiceKit

/// What all products of Reader have in common; what differs between them is asked of adapters.
@AdapterHost
public final class ReaderSession: ReaderSessionCapabilities {
  @Adapted var greeting: any GreetingAdapter

  /// Whom the session is for.
  public let user: String

  /// Makes a session; its adapters are made when they are used.
  ///
  /// - Parameter user: Whom it is for.
  public init(user: String) {
    self.user = user
  }

  /// What the product shows when it starts.
  public func start() -> String {
    greeting.summary()
  }
}
