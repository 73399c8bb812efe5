public import ContainerKit

extension ContextKey<Int> {
  /// How often the page of `ReadingProgress` has appeared.
  public static var readingProgress: Self {
    Self("reading-progress", default: 0)
  }
}
