internal import ServiceKit

/// The ``Context`` as one component uses it: its claims and observations end, at the latest, when it is removed.
public struct ComponentContext {
  private let context: Context
  private let membership: ComponentMembership

  init(_ context: Context, _ membership: ComponentMembership) {
    self.context = context
    self.membership = membership
  }

  /// The value now: what was written last, else the key's default.
  ///
  /// - Complexity: O(1).
  public subscript<Value>(key: ContextKey<Value>) -> Value { context[key] }

  /// Claims the right to write.
  ///
  /// - Parameters:
  ///   - key: what is to be written.
  ///   - fileID: who claims it, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the writer; the claim ends when it is released or let go of, and when the component is removed.
  /// - Throws: ``ContainerError`` that names both, where somebody else has claimed it.
  public func claim<Value>(
    _ key: ContextKey<Value>, fileID: String = #fileID, line: Int = #line
  ) throws(ContainerError) -> ContextWriter<Value> {
    let writer = try context.claim(key, by: membership.name, SourcePlace(fileID: fileID, line: line))
    membership.own(writer)
    return writer
  }

  /// Calls a body now, with the value now, and each time that a value has been written, until the component is removed.
  ///
  /// - Parameters:
  ///   - key: what is observed.
  ///   - body: runs in the container's isolation. It is kept as long as the component is in the container, so it takes the
  ///     component weakly.
  public func observe<Value>(_ key: ContextKey<Value>, _ body: @escaping (Value) -> Void) {
    membership.own(context.slot(key).observe(body))
  }

  /// The value now, and later ones, for a loop with `await` that ends when the component is removed.
  ///
  /// A loop that is slower than the writes misses values, never the newest: one is kept.
  ///
  /// - Parameter key: what is observed.
  /// - Returns: the stream.
  public func values<Value: Sendable>(of key: ContextKey<Value>) -> AsyncStream<Value> {
    let (stream, observer) = context.slot(key).stream()
    membership.own(observer)
    return stream
  }
}
