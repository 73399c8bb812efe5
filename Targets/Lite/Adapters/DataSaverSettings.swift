/// What was asked of the data saver; known in this product only.
protocol DataSaverSettings: AnyObject, Sendable {
  /// The most characters of a summary, or nil when the data saver is off.
  var summaryBudget: Int? { get }
}
