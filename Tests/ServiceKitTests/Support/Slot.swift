/// A value that any thread may set and read.
final class Slot<Value: Sendable>: Sendable {
  private let content = Guarded<Value?>(nil)

  var value: Value? {
    get { content.withLock { $0 } }
    set {
      var value = newValue
      content.withLock { swap(&value, &$0) }
    }
  }
}
