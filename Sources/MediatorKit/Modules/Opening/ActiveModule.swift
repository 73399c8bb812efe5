/// A module that is open.
public struct ActiveModule: Sendable, Hashable {
  /// The module's id.
  public let id: String
  /// The class, with its module.
  public let className: String
  /// Tells this opening from all others of the mediator, from 1.
  public let number: UInt64
  /// Where the opening came from.
  public let origin: ActionOrigin
  /// How long it has been open, by a clock that only goes forward; the time that the machine sleeps counts.
  public let openFor: Duration
}
