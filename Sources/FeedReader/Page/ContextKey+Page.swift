public import ContainerKit

// The state that components share, so that none needs to know another. Each key has one writer.

extension ContextKey<Set<String>> {
  /// The progress keys of the items that were opened, in this run or an earlier one; written by reading progress.
  public static var readItems: Self { Self("read-items", default: []) }
}

extension ContextKey<LoadLog> {
  /// What was read from where, what was skipped, and how long it took; written by the feed monitor.
  public static var loads: Self { Self("loads", default: LoadLog()) }
}
