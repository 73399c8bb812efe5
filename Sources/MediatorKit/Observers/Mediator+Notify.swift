internal import ServiceKit
internal import Synchronization

extension Mediator {
  /// Tells the observers of an event, one after another in the order in which they were added: those of this mediator, then
  /// those of the one that it is a scope of.
  ///
  /// - Who is added meanwhile is told the next time, who is removed meanwhile is not told.
  /// - What an observer throws is reported, see ``onReport(_:)``, and the others are told.
  /// - A cancelled task stops before the next observer.
  /// - An observer may tell further events; without end, they are refused and reported with the chain.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - fileID: where it is told, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: how many were told.
  /// - Complexity: O(n) in the observers of the event; no lock and no allocation where the mediator has none.
  @inlinable
  @discardableResult
  nonisolated(nonsending) public func notify(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Int {
    guard hasObservers else { return 0 }
    return await tell(event, nil, fileID, line)
  }

  /// Tells the observers of an event before it returns; see ``notify(_:fileID:line:)``.
  ///
  /// - Throws: ``MediatorError`` where an observer may wait; then none is told.
  @inlinable
  @discardableResult
  public func notifyImmediately(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(MediatorError) -> Int {
    guard hasObservers else { return 0 }
    return try tellImmediately(event, nil, fileID, line)
  }

  /// The mediator, or one that it is a scope of, has observers.
  @usableFromInline var hasObservers: Bool {
    observerCount.load(ordering: .acquiring) != 0 || parent?.hasObservers ?? false
  }

  @usableFromInline
  nonisolated(nonsending) func tell(
    _ event: MediatorEvent, _ parent: ActionCall?, _ fileID: StaticString, _ line: UInt
  ) async -> Int {
    let notice = EventNotice(event: event, fileID: fileID, line: line, parent: parent)
    let observers = registered(event)
    guard !observers.isEmpty, let running = running(with: notice) else { return 0 }
    return await EventNotice.$running.withValue(running) {
      var count = 0
      for (mediator, observer) in observers {
        if Task.isCancelled { break }
        guard observer.isRegistered else { continue }
        count += 1
        do { try await observer.run(mediator, notice) } catch {
          core.waits.report(.observerFailed(observer, notice, error))
        }
      }
      return count
    }
  }

  @usableFromInline
  func tellImmediately(
    _ event: MediatorEvent, _ parent: ActionCall?, _ fileID: StaticString, _ line: UInt
  ) throws(MediatorError) -> Int {
    let notice = EventNotice(event: event, fileID: fileID, line: line, parent: parent)
    let observers = registered(event)
    if let (_, waiting) = observers.first(where: { $0.1.immediately == nil }) {
      throw .observerWaits(waiting, notice)
    }
    guard !observers.isEmpty, let running = running(with: notice) else { return 0 }
    return EventNotice.$running.withValue(running) {
      var count = 0
      for (mediator, observer) in observers where observer.isRegistered {
        count += 1
        do { try observer.immediately?(mediator, notice) } catch {
          core.waits.report(.observerFailed(observer, notice, error))
        }
      }
      return count
    }
  }

  /// The observers of an event with the mediators that they belong to; those whose owner is gone are removed.
  private func registered(_ event: MediatorEvent) -> [(Mediator, Observer)] {
    var found: [(Mediator, Observer)] = []
    var next: Mediator? = self
    while let mediator = next {
      for observer in mediator.core.observers.observers(of: event) {
        guard observer.hasOwner() else {
          mediator.removeObserver(observer)
          continue
        }
        found.append((mediator, observer))
      }
      next = mediator.parent
    }
    return found
  }

  /// The notices that the task is in, with a further one; nil, and a report, where they have no end.
  private func running(with notice: EventNotice) -> [EventNotice]? {
    let running = EventNotice.running
    if running.count >= EventNotice.maximumDepth {
      core.waits.report(.eventsWithoutEnd(running, notice))
      return nil
    }
    return running + [notice]
  }
}

extension ActionCall {
  /// Tells the observers of an event on behalf of the action that is being handled, so that errors can show how what they
  /// send came about; see ``Mediator/notify(_:fileID:line:)``.
  @discardableResult
  nonisolated(nonsending) public func notify(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Int {
    let mediator = mediator
    guard mediator.hasObservers else { return 0 }
    return await mediator.tell(event, self, fileID, line)
  }

  /// The same for observers that do not wait; see ``Mediator/notifyImmediately(_:fileID:line:)``.
  @discardableResult
  public func notifyImmediately(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(MediatorError) -> Int {
    let mediator = mediator
    guard mediator.hasObservers else { return 0 }
    return try mediator.tellImmediately(event, self, fileID, line)
  }
}
