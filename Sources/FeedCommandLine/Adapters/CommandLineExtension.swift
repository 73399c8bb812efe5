/// A product's own options on the shared command line; a product may have none.
public protocol CommandLineExtension: AnyObject, Sendable {
  /// The options that this product has beside the shared ones.
  var options: [OptionSpecification] { get }

  /// Takes note of what was asked for, before anything is read.
  ///
  /// - Throws: ``UsageError`` if a value makes no sense.
  func apply(_ options: ParsedOptions) throws(UsageError)
}
