import MediatorKit
import SeededNumbers
import Synchronization

/// Some tasks of a mediator of their own, and everything that can end them, at once.
struct ActionRound {
  static let taskCount = 50

  let seed: UInt64

  private struct Ask: ModuleAction {
    typealias Output = Int
    var index: Int
  }

  /// What happens to one task.
  private struct Fate {
    var limit: Duration?
    var isCancelled: Bool
    var isCancelledBefore: Bool
    var replies: Int
  }

  /// What was seen of one task.
  private final class Seen: Sendable {
    let callbacks = Atomic(0)
    let handlerRuns = Atomic(0)
    /// Replies that were the first.
    let accepted = Atomic(0)
    /// The callback got an answer of the handler.
    let succeeded = Atomic(0)
  }

  /// Runs the round.
  ///
  /// - Returns: what must not be, as sentences.
  func run() async -> [String] {
    var generator = SeededGenerator(seed: seed)
    let mediator = Mediator(modules: [])
    mediator.onReport { _ in }
    let fates = (0..<Self.taskCount).map { _ in Self.fate(&generator) }
    let seen = fates.map { _ in Seen() }
    mediator.handleWithReply(Ask.self) { action, _, reply in
      seen[action.index].handlerRuns.add(1, ordering: .relaxed)
      for number in 0..<fates[action.index].replies {
        Task.detached { if reply.answer(number) { seen[action.index].accepted.add(1, ordering: .relaxed) } }
      }
    }
    let closes = generator.once(in: 4)
    let tasks = zip(fates, seen).enumerated().map { index, pair in
      let task = mediator.task(Ask(index: index), within: pair.0.limit)
      let seen = pair.1
      task.whenEnded { answer in
        seen.callbacks.add(1, ordering: .relaxed)
        if case .success = answer { seen.succeeded.add(1, ordering: .relaxed) }
      }
      if pair.0.isCancelledBefore { task.cancel() }
      return task
    }
    await race(tasks, fates, closing: closes ? mediator : nil)
    return zip(zip(fates, seen), tasks).flatMap { Self.violations($0.0, $0.1, of: $1) }
      + (mediator.tasks.isEmpty ? [] : ["\(mediator.tasks.count) tasks are still listed"])
  }

  private static func fate(_ generator: inout SeededGenerator) -> Fate {
    Fate(
      limit: generator.once(in: 2) ? .microseconds(Int.random(in: 0..<300, using: &generator)) : nil,
      isCancelled: generator.once(in: 3), isCancelledBefore: generator.once(in: 10),
      replies: Int.random(in: 0...2, using: &generator))
  }

  private func race(_ tasks: [ActionTask<Int>], _ fates: [Fate], closing mediator: Mediator?) async {
    await withTaskGroup(of: Void.self) { group in
      for (task, fate) in zip(tasks, fates) {
        group.addTask { task.start() }
        if fate.isCancelled { group.addTask { task.cancel() } }
        group.addTask { _ = try? await task.value }
      }
      if let mediator { group.addTask { mediator.close() } }
    }
  }

  private static func violations(_ fate: Fate, _ seen: Seen, of task: ActionTask<Int>) -> [String] {
    var violations: [String] = []
    let callbacks = seen.callbacks.load(ordering: .relaxed)
    let runs = seen.handlerRuns.load(ordering: .relaxed)
    if callbacks != 1 { violations.append("task \(task.id) called back \(callbacks) times") }
    if runs > 1 { violations.append("the handler of task \(task.id) ran \(runs) times") }
    if fate.isCancelledBefore, runs > 0 {
      violations.append("task \(task.id) was cancelled before, and its handler ran")
    }
    if seen.accepted.load(ordering: .relaxed) > 1 { violations.append("two replies of task \(task.id) were accepted") }
    if seen.succeeded.load(ordering: .relaxed) > runs { violations.append("task \(task.id) has an answer of nobody") }
    return violations
  }
}
