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
  /// - Complexity: O(n) members, each found in the list of that time; nothing where no member conforms.
  @discardableResult
  nonisolated(nonsending) public func send(
    _ event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: nonisolated(nonsending) (P) async throws -> Void
  ) async -> CallDelivery {
    var delivery = CallDelivery()
    if isEmpty { return delivery }
    let site = CallSite(event: event, fileID: fileID, line: line)
    var watch = state.monitor.map { CallWatch($0) }
    // Members without their values: the copy keeps no object alive that is removed meanwhile.
    for member in entries.map(\.member) where member.isRegistered {
      if Task.isCancelled {
        delivery.isCancelled = true
        break
      }
      guard let object = member.object, let value = value(of: member) else { continue }
      delivery.called.append(object)
      do { try await body(value) } catch {
        delivery.failureCount += 1
        state.report(error, from: member, site)
      }
      watch?.lap(object, site)
    }
    return delivery
  }

  private func value(of member: Member) -> P? { entries.first { $0.member === member }?.value }
}

/// What has become of an asynchronous send.
public struct CallDelivery {
  /// The members that were called, in order, also those that threw.
  public internal(set) var called: [AnyObject] = []
  /// How many of them threw.
  public internal(set) var failureCount = 0
  /// Whether it stopped early because the task was cancelled.
  public internal(set) var isCancelled = false
}
