internal import CallLists
internal import ServiceKit

/// One observer of one value; the roster of its slot holds it.
final class ContextObserver<Value>: ComponentResource {
  private var body: ((Value) -> Void)?
  private var finish: (() -> Void)?
  private var registration: Registration?
  /// Set where a loop is left, which may be on another thread.
  private var left: Guarded<Bool>?
  /// Its stream's loop was left, or never begun, and the stream is gone.
  var isLeft: Bool { left?.withLock { $0 } ?? false }

  init(_ body: @escaping (Value) -> Void) { self.body = body }

  /// Feeds a stream, until its loop has ended.
  init(_ continuation: AsyncStream<Value>.Continuation) where Value: Sendable {
    let left = Guarded(false)
    continuation.onTermination = { _ in left.withLock { $0 = true } }
    self.left = left
    finish = { continuation.finish() }
    body = { [weak self] value in
      if case .terminated = continuation.yield(value) { self?.end() }
    }
  }

  deinit { finish?() }

  /// Tells the value now, and later ones until the end; in a roster that is closed there are none.
  func begin(in roster: Roster, with value: Value) {
    // A new object is no member yet, so only a closed roster refuses it.
    registration = try? roster.register(self)
    body?(value)
    if roster.isClosed { end() }
  }

  func change(_ value: Value) { body?(value) }

  func end() {
    registration?.remove()
    // Let go of when nothing is being written any more: what the body holds may end this again when it goes.
    let ended = (registration, body, finish)
    registration = nil
    body = nil
    finish = nil
    withExtendedLifetime(ended) { ended.2?() }
  }
}
