/// What a component has of its container, and what ends when the component is removed.
protocol ComponentResource: AnyObject {
  /// Ends it; a second call does nothing.
  func end()
}
