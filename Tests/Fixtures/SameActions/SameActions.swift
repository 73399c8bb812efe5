public import MediatorKit

// Types with the names that types of the test target have, too.

public struct Refresh: ModuleAction {
  public typealias Output = String
  public init() {}
}

public struct Peek: ImmediateAction {
  public typealias Output = String
  public init() {}
}

actor Refresher {
  @Handles(Refresh.self)
  func refresh(_ action: Refresh, _ call: ActionCall) -> String { "SameActions" }
}

@Handles(Peek.self)
func peek(_ action: Peek, _ call: ActionCall) -> String { "SameActions" }
