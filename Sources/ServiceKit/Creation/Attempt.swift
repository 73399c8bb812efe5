internal import CLinkedRecords

/// One run of a factory: the frame that nested lookups, the back-reference to the host and the search for cycles see.
///
/// Frames of one thread form a chain, innermost first. The outcome is guarded by the lock of ``CreationGraph``; host and
/// host lists belong to the running thread.
final class Attempt: @unchecked Sendable {
  /// Factories deeper than this inside one another are taken for a ring that makes a new host on each round.
  static let maximumDepth = 128

  let cell: AdapterCell
  /// The frame around this one; nil once the factory has returned.
  private(set) var parent: Attempt?
  let thread: UInt
  /// How many factories of this thread are running around this one.
  let depth: Int
  /// The host that the adapter is made for; nil once the factory has returned, since threads that wait for the outcome
  /// keep the attempt and must not come to be the ones that let the host go.
  private(set) var host: AnyObject?
  /// An initialiser has asked for the host, so something was made here that refers back to it.
  private(set) var wasHostAsked = false
  /// The lists of hosts that the adapter's initialiser made, for itself and for objects that it owns.
  private(set) var hostLists: [AnyHostList] = []
  /// Set once, when the factory has returned.
  var outcome: Result<AdapterInstance?, any Error>?
  /// Callers that are suspended until there is an outcome; guarded as the outcome is.
  private var suspended: [UInt64: CheckedContinuation<Void, any Error>] = [:]
  private var lastNumber: UInt64 = 0
  /// It takes so long that it was reported; guarded as the outcome is.
  var isReported = false

  init(cell: AdapterCell, host: AnyObject?) {
    self.cell = cell
    self.host = host
    parent = Attempt.innermost
    depth = (parent?.depth ?? 0) + 1
    thread = UInt(sk_thread_id())
  }

  /// The innermost frame of the calling thread.
  static var innermost: Attempt? {
    unsafe sk_thread_get().map { unsafe Unmanaged<Attempt>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs a factory with this frame as the innermost one; the caller keeps the frame alive.
  func run(_ make: (Attempt) throws -> AdapterInstance?) -> Result<AdapterInstance?, any Error> {
    unsafe sk_thread_set(Unmanaged.passUnretained(self).toOpaque())
    defer {
      unsafe sk_thread_set(parent.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
      parent = nil
      host = nil
      hostLists = []
    }
    do { return .success(try make(self)) } catch { return .failure(error) }
  }

  /// The host, for an initialiser that runs within the factory.
  func askForHost() -> AnyObject? {
    wasHostAsked = true
    return host
  }

  /// Takes note of a list that an initialiser made while the factory runs.
  func add(_ list: AnyHostList) { hostLists.append(list) }

  /// The adapters whose factories run on the calling thread, outermost first, those around this one and its own.
  var chain: [AdapterCell] {
    var cells: [AdapterCell] = []
    var next: Attempt? = self
    while let frame = next {
      cells.append(frame.cell)
      next = frame.parent
    }
    return cells.reversed()
  }

  /// The frames of the calling thread from `outer` inwards, if `outer` is among them.
  static func frames(from outer: Attempt, innermost: Attempt?) -> [Attempt]? {
    var frames: [Attempt] = []
    var next = innermost
    while let frame = next {
      frames.append(frame)
      if frame === outer { return frames.reversed() }
      next = frame.parent
    }
    return nil
  }

  /// The callers to resume, once there is an outcome; called with the lock held.
  func takeSuspended() -> [CheckedContinuation<Void, any Error>] {
    defer { suspended = [:] }
    return suspended.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Suspends the caller until there is an outcome.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile, and the factory's error.
  nonisolated(nonsending) func settled() async throws {
    let lock = CreationGraph.shared.lock
    let number = lock.withLock { () -> UInt64 in
      lastNumber += 1
      return lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        // A task that is cancelled from here on takes the lock after this.
        let isOver = lock.withLock { () -> Bool in
          if outcome != nil || Task.isCancelled { return true }
          suspended[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { suspended.removeValue(forKey: number) }?.resume(throwing: CancellationError())
    }
    guard let outcome = lock.withLock({ outcome }) else { throw CancellationError() }
    _ = try outcome.get()
  }
}

/// A factory runs elsewhere, and the caller must not wait for it.
struct Busy: Error {
  let attempt: Attempt
}
