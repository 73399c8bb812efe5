extension CallList {
  /// Calls each member, one after another, in the caller's isolation.
  ///
  /// It works on a copy of the list, so that a suspended send holds nothing up: posts run, and removed members go. After
  /// each suspension it asks again who is a member. A member that throws is reported, and the others are called; where
  /// the task is cancelled, it stops before the next.
  ///
  /// - Parameters:
  ///   - event: The name for reports; by default the function that sends.
  ///   - fileID: The file for reports.
  ///   - line: The line for reports.
  ///   - body: Calls one member.
  /// - Returns: Who was called.
  /// - Complexity: O(n) and the number of members that are removed meanwhile; nothing where no member conforms.
  @discardableResult
  nonisolated(nonsending) public func send(
    _ event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: nonisolated(nonsending) (P) async throws -> Void
  ) async -> CallDelivery {
    var delivery = CallDelivery()
    if isEmpty { return delivery }
    let site = CallSite(event: event, fileID: fileID, line: line)
    // Without a sender, which a suspended send would keep.
    var watch = state.monitor.map { _ in CallWatch(sender: nil) }
    var index = -1
    // Members without their values: the copy keeps no object alive that is removed meanwhile.
    for member in storage.entries.map(\.member) {
      guard let object = member.object else { continue }
      if Task.isCancelled {
        delivery.isCancelled = true
        break
      }
      // Removals move members to the front, and nothing else moves them: it is the next one or before it.
      index = min(index + 1, storage.count - 1)
      while storage[index].member !== member { index -= 1 }
      var call = CallDelivery.Call(member: member)
      do { try await body(storage[index].value) } catch {
        call.error = error
        state.report(error, from: member, site)
      }
      watch?.lap(object, site, state)
      delivery.calls.append(call)
    }
    return delivery
  }
}

/// What has become of an asynchronous send.
public struct CallDelivery {
  /// One member's call.
  public struct Call {
    let member: Member
    /// The member's class.
    public var type: AnyClass { member.type }
    /// The member, as long as it has not been removed.
    public var object: AnyObject? { member.object }
    /// What it threw.
    public internal(set) var error: (any Error)?
  }

  /// The calls, in order.
  public internal(set) var calls: [Call] = []
  /// Whether it stopped early because the task was cancelled.
  public internal(set) var isCancelled = false
}
