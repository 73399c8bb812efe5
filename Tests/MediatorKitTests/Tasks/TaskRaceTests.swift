import MediatorKit
import SeededNumbers
import Synchronization
import Testing

@Suite("Reply, timeout, cancel and close race")
struct TaskRaceTests {
  struct Ask: ModuleAction { typealias Output = Int }

  // https://github.com/eclipse-vertx/vert.x/issues/3862
  @Test(.timeLimit(.minutes(2)), arguments: [1, 2] as [UInt64])
  func `Each task has one answer, never two and never none`(_ seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let mediator = Mediator(modules: [])
      mediator.onReport { _ in }
      mediator.handleWithReply(Ask.self) { _, _, reply in
        Task.detached { reply.answer(1) }
        Task.detached { reply.answer(2) }
      }
      let closes = generator.once(in: 4)
      let answers = Shared(Atomic(0))
      let tasks = (0..<50).map { _ in
        let limit: Duration? =
          generator.once(in: 2) ? .microseconds(Int.random(in: 0..<200, using: &generator)) : nil
        let task = mediator.task(Ask(), within: limit)
        task.whenEnded { _ in answers.value.add(1, ordering: .relaxed) }
        return task
      }
      let cancelled = tasks.map { _ in generator.once(in: 3) }
      await withTaskGroup(of: Void.self) { group in
        for (task, isCancelled) in zip(tasks, cancelled) {
          group.addTask { task.start() }
          if isCancelled { group.addTask { task.cancel() } }
          group.addTask { _ = try? await task.value }
        }
        if closes { group.addTask { mediator.close() } }
      }
      #expect(answers.value.load(ordering: .relaxed) == tasks.count)
      #expect(mediator.tasks == [])
    }
  }
}
