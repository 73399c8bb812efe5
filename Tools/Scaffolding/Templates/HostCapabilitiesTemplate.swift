/// What the adapters of a new package may ask of their host.
struct HostCapabilitiesTemplate: FileTemplate {
  var name: String

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    /// What adapters may ask of the session that they belong to.
    public protocol \(name): AnyObject {
      /// Whom the session is for.
      var user: String { get }
    }

    """
  }
}
