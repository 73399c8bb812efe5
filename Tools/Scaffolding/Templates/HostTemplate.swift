/// The host of a new package.
struct HostTemplate: FileTemplate {
  var name: String
  var capabilities: String
  /// The package.
  var package: String

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    public import ServiceKit

    /// What all products of \(package) have in common; what differs between them is asked of adapters.
    @AdapterHost
    public final class \(name): \(capabilities) {
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

    """
  }
}
