internal import CallLists
internal import ServiceKit

/// The state that the components of one container share.
///
/// Everybody may read; each key has at most one writer at a time, which has claimed it. A value that is read where
/// `withObservationTracking` looks, as in the body of a view, is observed like a property of an `@Observable` class.
///
/// A context belongs to the isolation of its container, and is not `Sendable`.
public final class Context {
  private var slots: [SlotID: any AnyContextSlot] = [:]
  private let reports: ContainerReports
  private var isClosed = false

  private struct SlotID: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  init(_ reports: ContainerReports) { self.reports = reports }

  /// The value now: what was written last, else the key's default.
  ///
  /// - Complexity: O(1).
  public subscript<Value>(key: ContextKey<Value>) -> Value { slot(key).value }

  /// Claims the right to write.
  ///
  /// - Parameters:
  ///   - key: what is to be written.
  ///   - fileID: who claims it, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the writer; the claim ends when it is released or let go of.
  /// - Throws: ``ContainerError`` that names both, where somebody else has claimed it.
  public func claim<Value>(
    _ key: ContextKey<Value>, fileID: String = #fileID, line: Int = #line
  ) throws(ContainerError) -> ContextWriter<Value> {
    try claim(key, by: nil, SourcePlace(fileID: fileID, line: line))
  }

  /// Calls a body now, with the value now, and each time that a value has been written.
  ///
  /// Where a write comes from within such a body, others may be told of the newest value twice, and never of an older one
  /// after a newer.
  ///
  /// - Parameters:
  ///   - key: what is observed.
  ///   - body: runs in the context's isolation; it may read, write, observe and cancel.
  /// - Returns: what ends the observation, by ``ContextObservation/cancel()`` or when it is let go of.
  public func observe<Value>(
    _ key: ContextKey<Value>, _ body: @escaping (Value) -> Void
  ) -> ContextObservation {
    ContextObservation(slot(key).observe(body))
  }

  /// The value now, and later ones, for a loop with `await`.
  ///
  /// A loop that is slower than the writes misses values, never the newest: one is kept.
  ///
  /// - Parameter key: what is observed.
  /// - Returns: a stream without end; a task that is cancelled leaves the loop.
  public func values<Value: Sendable>(of key: ContextKey<Value>) -> AsyncStream<Value> { slot(key).stream().stream }

  func claim<Value>(
    _ key: ContextKey<Value>, by owner: String?, _ place: SourcePlace
  ) throws(ContainerError) -> ContextWriter<Value> {
    try slot(key).claim(by: owner, place)
  }

  func slot<Value>(_ key: ContextKey<Value>) -> ContextSlot<Value> {
    let id = SlotID(name: key.name, type: ObjectIdentifier(Value.self))
    if let slot = slots[id] as? ContextSlot<Value> { return slot }
    let slot = ContextSlot(key, reports)
    slots[id] = slot
    if isClosed { slot.close() }
    return slot
  }

  /// Ends all streams, so that loops over them end.
  func close() {
    isClosed = true
    for slot in slots.values { slot.close() }
  }
}
