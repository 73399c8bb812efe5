public import MediatorKit

/// Sends what is played to somebody.
public struct ShareTrack: ModuleAction {
  public typealias Output = String

  public init() {}
}
