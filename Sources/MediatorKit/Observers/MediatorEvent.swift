/// The name of something that happens, typed: observers of a mediator are told that it did.
///
/// ```swift
/// extension MediatorEvent {
///   static let publishOk = MediatorEvent("publishOk")
/// }
/// ```
///
/// Where the main actor is the default isolation, write `nonisolated extension MediatorEvent`.
public struct MediatorEvent: Hashable, Sendable, CustomStringConvertible {
  /// The name, which listings and messages show.
  public let name: String

  /// Declares an event.
  ///
  /// - Parameter name: unique among the events of a mediator.
  public init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}
