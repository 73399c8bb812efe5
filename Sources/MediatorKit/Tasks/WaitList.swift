internal import ServiceKit
internal import Synchronization

/// What a mediator waits for: tasks that run, and replies that handlers owe.
final class WaitList: Sendable {
  private struct Entry {
    let action: ObjectIdentifier
    let task: RunningTask?
    let end: @Sendable (any Error) -> Void
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var isClosed = false
  }

  private let state = Guarded(State())
  private let lastNumber = Atomic<Int>(0)
  /// Answers that came after the call had ended.
  let lateAnswers = Atomic<Int>(0)
  /// Callbacks whose target was gone.
  let droppedCallbacks = Atomic<Int>(0)

  private let reporter = Guarded<@Sendable (MediatorError) -> Void>({ AdapterReports.report($0) })

  /// Sets who is told what no caller can be thrown.
  func report(to handler: @escaping @Sendable (MediatorError) -> Void) {
    // The one before leaves the lock alive: letting go of it may run a deinit.
    var handler = handler
    reporter.withLock { swap(&$0, &handler) }
  }

  func report(_ error: MediatorError) { reporter.withLock { $0 }(error) }

  func dropAnswer() { lateAnswers.add(1, ordering: .relaxed) }

  func dropCallback() { droppedCallbacks.add(1, ordering: .relaxed) }

  /// A number for a task or for something that is waited for.
  func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// The tasks that run, in the order in which they were made.
  var tasks: [RunningTask] {
    state.withLock { $0.entries.values.compactMap(\.task) }.sorted { $0.id < $1.id }
  }

  /// Takes note of what is waited for.
  ///
  /// - Returns: false where the mediator is closed.
  func add(
    _ number: Int, _ action: any ModuleAction.Type, _ task: RunningTask?, _ end: @escaping @Sendable (any Error) -> Void
  ) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state.entries[number] = Entry(action: ObjectIdentifier(action), task: task, end: end)
      return true
    }
  }

  func remove(_ number: Int) { _ = state.withLock { $0.entries.removeValue(forKey: number) } }

  /// Ends whatever waits for the handler of an action.
  func end(_ action: ObjectIdentifier, _ error: any Error) {
    let entries = state.withLock { state in state.entries.filter { $0.value.action == action } }
    for (_, entry) in entries.sorted(by: { $0.key < $1.key }) { entry.end(error) }
  }

  /// Ends everything, and refuses what comes later.
  func close(_ error: any Error) {
    let entries = state.withLock { state -> [Int: Entry] in
      state.isClosed = true
      return state.entries
    }
    for (_, entry) in entries.sorted(by: { $0.key < $1.key }) { entry.end(error) }
  }
}
