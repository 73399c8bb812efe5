/// Runs asynchronous code on the thread that asks for it, so that its allocations are counted with those of that thread.
final class CallingThread: TaskExecutor, @unchecked Sendable {
  /// Only the calling thread comes here: what is run never waits for anybody else.
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  /// Runs a body to its end.
  func run(_ body: @escaping @Sendable () async -> Int) -> Int {
    let answer = Answer()
    Task(executorPreference: self) { answer.value = await body() }
    while let job = jobs.popLast() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
    return answer.value
  }

  /// Written and read by the calling thread.
  private final class Answer: @unchecked Sendable {
    var value = 0
  }
}
