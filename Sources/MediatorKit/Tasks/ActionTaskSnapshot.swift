public import ServiceKit

/// What a mediator says about a task that runs, or that waits to be started.
public struct ActionTaskSnapshot: Codable, Hashable, Sendable, Identifiable {
  /// A number that no other task of the mediator has.
  public let id: Int
  /// The action's type, with its module.
  public let action: String
  /// Where it was made.
  public let place: SourcePlace
  /// The task whose handler started it; nil for none.
  public let parent: Int?
  /// How much is done, from 0 to 1.
  public let progress: Double
  /// It has a deadline.
  public let hasDeadline: Bool

  init(_ task: RunningTask) {
    id = task.id
    action = TypeName.qualified(task.action)
    place = task.place
    parent = task.parent?.id
    progress = task.progress
    hasDeadline = task.deadline != nil
  }
}
