import Foundation

/// Runs work on threads with a stack of a given size.
package enum LargeStack {
  /// Runs the same work on several threads and waits for all of them.
  ///
  /// - Parameters:
  ///   - threads: how many.
  ///   - stackBytes: the stack of each; memory that is reserved, not used.
  ///   - work: called once on each thread.
  package static func run(threads: Int, stackBytes: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = stackBytes
      thread.start()
    }
    group.wait()
  }
}
