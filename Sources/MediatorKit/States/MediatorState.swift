/// The name of a state of a mediator, typed: what a page or a program is doing, as far as handlers differ by it.
///
/// ```swift
/// extension MediatorState {
///   static let focusTitle = MediatorState("focusTitle")
/// }
/// ```
///
/// Where the main actor is the default isolation, write `nonisolated extension MediatorState`: records belong to no actor.
public struct MediatorState: Hashable, Sendable, CustomStringConvertible {
  /// The name, which listings and messages show.
  public let name: String

  /// Declares a state.
  ///
  /// - Parameter name: unique among the states of a mediator.
  public init(_ name: String) { self.name = name }

  /// The state in which every mediator starts; its name is `init`.
  public static let initial = MediatorState("init")

  /// The name.
  public var description: String { name }
}
