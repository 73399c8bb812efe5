/// What a product calls itself; every product needs one.
public protocol ProductIdentity: AnyObject, Sendable {
  /// The name in help, messages and reports.
  var name: String { get }

  /// What the product is, in one sentence for the help text.
  var summary: String { get }
}
