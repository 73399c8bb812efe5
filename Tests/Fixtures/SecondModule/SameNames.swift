public import ServiceKit

/// Has the names that types of the test target have, too.
public enum SameNames {
  public protocol Clock: AnyObject, Sendable { var module: String { get } }
  public protocol Watch: AnyObject, Sendable { var clock: any Clock { get } }

  @Adapter((any Clock).self)
  public final class SystemClock: Clock { public let module = "SecondModule" }

  @Adapter((any Watch).self)
  public final class Wristwatch: Watch {
    public let clock: any Clock
    public init() throws { clock = try AdapterRegistry.main.requiredAdapter((any Clock).self) }
  }
}
