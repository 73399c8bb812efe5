internal import ServiceKit

/// The right to write one key of a ``Context``; it ends with the object.
///
/// It belongs to the context's isolation.
public final class ContextWriter<Value>: CustomStringConvertible {
  private var slot: ContextSlot<Value>?
  private let owner: String?
  private let place: SourcePlace

  init(_ slot: ContextSlot<Value>, _ owner: String?, _ place: SourcePlace) {
    self.slot = slot
    self.owner = owner
    self.place = place
  }

  deinit { release() }

  /// The value now; setting it tells all observers before it returns.
  ///
  /// After ``release()``, or once the component that claimed it is removed, reading gives the last value and setting does
  /// nothing.
  public var value: Value {
    get {
      guard let value = slot?.value ?? final else { preconditionFailure("A writer has its slot, or the last value") }
      return value
    }
    set { slot?.write(newValue) }
  }

  /// The last value, once there is no slot.
  private var final: Value?

  /// Gives the right back, so that somebody else may claim it.
  public func release() {
    guard let slot else { return }
    final = slot.value
    slot.release(self)
    self.slot = nil
  }

  /// Who claimed it, and where.
  public var description: String { Self.description(owner, place) }

  static func description(_ owner: String?, _ place: SourcePlace) -> String {
    owner.map { "\($0) (\(place))" } ?? "\(place)"
  }
}

extension ContextWriter: ComponentResource {
  func end() { release() }
}
