import ServiceKit

/// Bound in this library, which the program is linked with.
public protocol Clock: AnyObject, Sendable { var name: String { get } }
/// Bound in the program.
public protocol Menu: AnyObject, Sendable { var name: String { get } }
/// Bound in the library that is opened later, only.
public protocol Printer: AnyObject, Sendable { var name: String { get } }
/// Bound in the library that is opened later, for hosts.
public protocol Decoration: AnyObject { var name: String { get } }
/// Bound by an experiment: one arm here, the other in the library that is opened later.
public protocol Theme: AnyObject, Sendable { var name: String { get } }

extension ExperimentKey {
  public static let theme = ExperimentKey("theme", arms: ["plain", "rich"], owner: "design", expires: "2999-12-31")
}

@Adapter((any Clock).self)
final class SharedClock: Clock { let name = "clock of libShared" }

@Adapter((any Theme).self, variant: (.theme, "plain"))
final class PlainTheme: Theme { let name = "plain" }

@AdapterHost
public final class Page {
  @Adapted public var decoration: (any Decoration)?

  public init() {}
}
