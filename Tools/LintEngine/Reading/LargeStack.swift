import Foundation

/// Runs work on threads with a stack of a given size.
package enum LargeStack {
  /// What a thread does, as long as it runs.
  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Runs the same work on several threads and waits for all of them.
  ///
  /// Foundation's threads do not say when they cannot start, so these are the system's own.
  ///
  /// - Parameters:
  ///   - threads: how many, at most; where the system gives fewer, those do the work.
  ///   - stackBytes: the stack of each; it is reserved, and takes memory only where it is used.
  ///   - work: called once on each thread.
  /// - Throws: that there is no thread at all.
  package static func run(threads: Int, stackBytes: Int, _ work: @escaping @Sendable () -> Void) throws(LintFailure) {
    let job = Job(work)
    var started: [pthread_t] = []
    for _ in 0..<threads {
      guard let thread = start(job, stackBytes) else { break }
      started.append(thread)
    }
    started.forEach { _ = pthread_join($0, nil) }
    guard started.isEmpty else { return }
    throw LintFailure(
      "a thread with a stack of \(stackBytes >> 20) MB cannot be started",
      waysOut: ["Raise the limit of virtual memory ('ulimit -v')."])
  }

  private static func start(_ job: Job, _ stackBytes: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe _ = pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackBytes) == 0 else { return nil }
    // The thread gives back the reference that it is started with.
    let reference = unsafe Unmanaged.passRetained(job)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = unsafe pthread_create(&thread, &attributes, { unsafe Self.body($0) }, reference.toOpaque())
    #else
      var thread = pthread_t()
      let code = unsafe pthread_create(&thread, &attributes, { unsafe Self.body($0) }, reference.toOpaque())
    #endif
    guard code == 0 else {
      unsafe reference.release()
      return nil
    }
    return thread
  }

  private static func body(_ reference: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let reference = unsafe reference else { return nil }
    unsafe Unmanaged<Job>.fromOpaque(reference).takeRetainedValue().work()
    return nil
  }
}
