public import MediatorKit

/// Asks what is played.
public struct CurrentTrack: ModuleAction {
  public typealias Output = String

  public init() {}
}
