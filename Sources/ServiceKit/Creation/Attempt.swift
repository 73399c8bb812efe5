internal import CLinkedRecords

/// One run of a factory: the frame that nested lookups, the back-reference to the host and the search for cycles see.
///
/// Frames of one thread form a chain, innermost first. Mutable state is guarded by the lock of ``CreationGraph``, except
/// for ``hosts``, which only the running thread touches.
final class Attempt: @unchecked Sendable {
  let cell: AdapterCell
  let host: AnyObject?
  let parent: Attempt?
  let thread: UInt
  /// The list of hosts that the adapter's initialiser made for itself, if it has one.
  var hosts: AnyHostList?
  /// Set once, when the factory has returned.
  var outcome: Result<AdapterInstance?, any Error>?

  init(cell: AdapterCell, host: AnyObject?) {
    self.cell = cell
    self.host = host
    parent = Attempt.innermost
    thread = UInt(sk_thread_id())
  }

  /// The innermost frame of the calling thread.
  static var innermost: Attempt? {
    unsafe sk_thread_get().map { unsafe Unmanaged<Attempt>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs a factory with this frame as the innermost one; the caller keeps the frame alive.
  func run(_ make: (Attempt) throws -> AdapterInstance?) -> Result<AdapterInstance?, any Error> {
    unsafe sk_thread_set(Unmanaged.passUnretained(self).toOpaque())
    defer { unsafe sk_thread_set(parent.map { unsafe Unmanaged.passUnretained($0).toOpaque() }) }
    do { return .success(try make(self)) } catch { return .failure(error) }
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
}
