/// What a ``ContainerProfiler`` has measured, to be kept and compared.
///
/// Times are in nanoseconds, wall-clock. What a component itself sends is part of its time.
public struct ContainerProfile: Codable, Hashable, Sendable {
  /// The version of this form, 1.
  public var schemaVersion = 1
  /// One entry for each container, component and event, in the order of their first call.
  public var entries: [Entry] = []
  /// Who called whom, in the order of the first call.
  public var activations: [Activation] = []
  /// What was reported, in order, the first thousand.
  public var reports: [String] = []
  /// How many reports there were.
  public var reportCount = 0

  /// Makes a profile of nothing.
  public init() {}

  /// The calls of one component for one event.
  public struct Entry: Codable, Hashable, Sendable {
    /// The container.
    public var container: String
    /// The component.
    public var component: String
    /// The event.
    public var event: String
    /// How often it was called.
    public var calls = 0
    /// The sum of the times.
    public var total: Int64 = 0
    /// The longest time.
    public var worst: Int64 = 0
    /// How many calls took longer than the threshold.
    public var slow = 0
  }

  /// The events that one component sent to another.
  public struct Activation: Codable, Hashable, Sendable {
    /// The container.
    public var container: String
    /// The component that sent.
    public var sender: String
    /// The component that was called.
    public var component: String
    /// The event.
    public var event: String
    /// How often.
    public var calls = 0
  }
}
