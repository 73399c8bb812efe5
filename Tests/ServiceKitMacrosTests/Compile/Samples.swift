/// Source texts that must compile without a warning, whatever the module's settings.
enum Samples {
  /// The protocols of a shared module.
  static let contracts = """
    public import ServiceKit
    public protocol Clock: AnyObject, Sendable { nonisolated var now: Int { get } }
    public protocol Player: AnyObject, Sendable { nonisolated func play() }
    public protocol Volume: AnyObject, Sendable { nonisolated var isLoud: Bool { get } }
    public protocol Capabilities: AnyObject, Sendable { nonisolated func refresh() }
    @MainActor public protocol Screen: AnyObject { func show() }
    @MainActor public protocol Banner: AnyObject { func appear() }
    nonisolated extension ExperimentKey {
      public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "me", expires: "2030-01-01")
    }
    """

  /// Adapters wherever a class can stand, and with every way to be made.
  static let adapters = """
    import ServiceKit
    @Adapter((any Clock).self) final class SystemClock: Clock { nonisolated let now = 1 }
    @Adapter((any Clock).self) private final class PrivateClock: Clock { nonisolated let now = 1 }
    @Adapter((any Clock).self) fileprivate final class FilePrivateClock: Clock { nonisolated let now = 1 }
    @Adapter((any Clock).self) public final class PublicClock: Clock { public nonisolated let now = 1 }
    @Adapter((any Clock).self) package final class PackageClock: Clock { package nonisolated let now = 1 }
    @Adapter((any Player).self) open class OpenPlayer: Player, @unchecked Sendable { public init() {}; open nonisolated func play() {} }
    @Adapter((any Clock).self) actor ClockActor: Clock { nonisolated let now = 1 }
    enum Space {
      @Adapter((any Clock).self) final class Nested: Clock { nonisolated let now = 1 }
      @Adapter((any Clock).self) private final class Hidden: Clock { nonisolated let now = 1 }
      struct Inner {}
    }
    extension Space { @Adapter((any Clock).self) final class Extended: Clock { nonisolated let now = 1 } }
    extension Space.Inner { @Adapter((any Clock).self) final class Deep: Clock { nonisolated let now = 1 } }
    func local() { @Adapter((any Clock).self) final class Local: Clock { nonisolated let now = 1 } }

    @Adapter((any Player).self, (any Volume).self, host: (any Capabilities).self)
    nonisolated final class Both: Player, Volume { let isLoud = true; func play() { weakTarget?.refresh() } }
    @Adapter((any Player & Volume).self, host: (any Capabilities).self, scope: .shared)
    nonisolated final class Composed: Player, Volume { let isLoud = true; func play() { weakTargets.forEach { $0.refresh() } } }
    @Adapter((any Player).self, host: (any Capabilities).self, scope: AdapterScope.unique)
    nonisolated public final class Unique: Player { public func play() { weakTarget?.refresh() } }
    @MainActor @Adapter((any Banner).self, host: (any Screen).self)
    final class SmallBanner: Banner { func appear() { weakTarget?.show() } }
    @MainActor @Adapter((any Banner).self, host: (any Screen).self, scope: .shared)
    final class SharedBanner: Banner { func appear() { for target in weakTargets { target.show() } } }
    @Adapter((any Player).self, host: (any Capabilities).self)
    actor PlayerActor: Player { nonisolated func play() {}; func stop() -> Bool { weakTarget == nil } }
    @Adapter((any Player).self, variant: (.autoplay, "on")) final class On: Player { nonisolated func play() {} }
    @Adapter((any Player).self, variant: (ExperimentKey.autoplay, "off"))
    final class Off: Player { nonisolated func play() {} }

    nonisolated class Base { init() {} }
    nonisolated class ThrowingBase { init() throws {} }
    nonisolated class Registered: Player, @unchecked Sendable { required init() {}; func play() {}; class func lazyRegister() -> Registered? { nil } }
    @Adapter((any Player).self) nonisolated final class Derived: Base, Player, @unchecked Sendable { func play() {} }
    @Adapter((any Player).self) nonisolated final class DerivedThrowing: ThrowingBase, Player, @unchecked Sendable { func play() {} }
    @Adapter((any Player).self) nonisolated final class Inherits: Registered, @unchecked Sendable {}
    @Adapter((any Player).self) final class Defaults: Player { init(_ n: Int = 1, b: Bool = true) {}; nonisolated func play() {} }
    @Adapter((any Player).self) final class Throws: Player { init() throws {}; nonisolated func play() {} }
    @Adapter((any Player).self) final class Failable: Player { init?() { nil }; nonisolated func play() {} }
    @Adapter((any Player).self) final class Convenience: Player {
      convenience init(n: Int) { self.init() }
      nonisolated func play() {}
    }
    @Adapter((any Player).self) final class Lazily: Player {
      nonisolated func play() {}
      static func lazyRegister() throws -> Lazily? { nil }
    }
    @Adapter((any Player).self) final class Other: Player {
      nonisolated func play() {}
      static func lazyRegister() -> any Player { Lazily() }
    }
    @Adapter((any Player).self, (any Volume).self) enum Choice {
      static func lazyRegister() -> (any Player & Volume)? { Both() }
    }
    @Adapter((any Player).self) enum Empty {}
    @Adapter((any Player).self) final class Elsewhere: Player { init(n: Int) {}; nonisolated func play() {} }
    @Adapter((any Player).self) final class ElsewhereDerived: OpenPlayer, @unchecked Sendable { init(n: Int) { super.init() } }
    @Adapter((any Clock).self) final class `my clock`: Clock { nonisolated let now = 1 }
    @Adapter((any Clock).self) final class `default`: Clock { nonisolated let now = 1 }
    @Adapter((any Clock).self) final class Conditional: Clock {
      #if NEVER
        init(n: Int) {}
      #else
        init() {}
      #endif
      nonisolated let now = 1
    }
    """

  /// Factories in a file of their own.
  static let factories = """
    extension Elsewhere { static func lazyRegister() throws -> Elsewhere? { Elsewhere(n: 1) } }
    extension ElsewhereDerived { static func lazyRegister() -> ElsewhereDerived { ElsewhereDerived(n: 1) } }
    extension Empty { static func lazyRegister() -> (any Player)? { nil } }
    """

  /// Hosts, and properties that are adapters.
  static let hosts = """
    public import ServiceKit
    import Observation
    @AdapterHost public nonisolated final class Session: Capabilities, @unchecked Sendable {
      @Adapted var player: any Player
      @Adapted var volume: (any Volume)?
      @Adapted(.throwing) var clock: any Clock
      @Adapted(.throwing) var maybe: (any Clock)?
      @Adapted public var both: any Player & Volume
      @Adapted private var hidden: Optional<any Player>
      @Adapted(AdapterAccess.throwing) var `default`: any Player
      @Adapted var `the "player"`: (any Player)?
      @Adapted var adapter: (any Player)?
      public func refresh() { _ = (player, volume, both, hidden, adapter, `the "player"`) }
      func all() throws { _ = (try clock, try maybe, try `default`, try adapter((any Player).self)) }
    }
    @AdapterHost open class OpenHost { public init() {}; @Adapted public var player: (any Player)? }
    open class DerivedHost: OpenHost { @Adapted var clock: (any Clock)?; public override init() {} }
    @AdapterHost class AgainHost: OpenHost { @Adapted var volume: (any Volume)?; override init() {} }
    @AdapterHost package final class PackageHost { @Adapted package var player: (any Player)? }
    @AdapterHost private final class PrivateHost { @Adapted var player: (any Player)? }
    @AdapterHost final class ByHand: AdapterHost { @Adapted var player: (any Player)? }
    @AdapterHost actor ActorHost { @Adapted var clock: any Clock; func now() -> Int { clock.now } }
    @AdapterHost @MainActor final class Controller: Screen { @Adapted var banner: any Banner; func show() { banner.appear() } }
    nonisolated class Generic<Item> { init() {} }
    @AdapterHost nonisolated final class OfGeneric: Generic<Int> { @Adapted var player: any Player }
    @Observable @AdapterHost final class Model { @Adapted @ObservationIgnored var player: any Player; var title = "" }
    @MainActor @AdapterHost @Observable final class MainModel {
      @Adapted @ObservationIgnored var banner: (any Banner)?
      @Service @ObservationIgnored var clock: any Clock
      var title = ""
    }
    enum Outer { @AdapterHost final class `my host` { @Adapted var player: (any Player)? } }
    @AdapterHost final class Conditional2 {
      #if NEVER
        @Adapted var volume: any Volume
      #else
        @Adapted var player: any Player
      #endif
    }
    """

  /// Services wherever a property can stand.
  static let services = """
    import ServiceKit
    struct Value { @Service var clock: any Clock; @Service static var shared: (any Clock)?; @Service(.throwing) var sure: any Clock }
    enum Case { case one; @Service var clock: any Clock; @Service static var shared: any Clock }
    actor Worker { @Service var clock: any Clock; @Service(.throwing) nonisolated var maybe: (any Clock)? }
    final class Object { @Service private var clock: any Clock; @Service var `class`: any Clock; @Service class var shared: any Clock }
    @Service var globalClock: any Clock
    @Service(.throwing) private var globalMaybe: (any Clock)?
    @MainActor protocol Rendered { var body: String { get } }
    struct Page: Rendered { @Service var banner: any Banner; @Service var clock: any Clock; var body: String { "\\(clock.now)" } }
    extension Value { @Service var another: any Clock }
    struct Row: Sendable { let id: Int; @Service var clock: any Clock }
    let row = Row(id: 1)
    """

  /// A module whose names are ours.
  static let shadows = """
    import ServiceKit
    enum ServiceKit { struct AdapterStore {} }
    struct AdapterStore {}
    struct AdapterRecord {}
    struct AdapterFaces {}
    struct AdaptedProperty {}
    protocol Player: AnyObject { nonisolated func play() }
    @Adapter((any Player).self, host: (any Player).self)
    nonisolated final class Video: Player {
      var ServiceKit = 1
      var adapter = 1
      var faces = 1
      func play() { weakTarget?.play() }
    }
    @AdapterHost final class Session {
      @Adapted var player: (any Player)?
      var adapter: Int { 1 }
      enum DefaultCreation {}
    }
    struct Page { @MainActor @Service var player: any Player }
    """

  /// A protocol of another module beside one of the same name.
  static let twins = """
    import ServiceKit
    import Other
    protocol Player: AnyObject, Sendable { nonisolated func stop() }
    @Adapter((any Other.Player).self) nonisolated final class Video: Other.Player { func play() {} }
    @Adapter((any App.Player).self, (any Other.Player).self) nonisolated final class Both: Player, Other.Player {
      func play() {}
      func stop() {}
    }
    @AdapterHost nonisolated final class Session { @Adapted var a: any Player; @Adapted var b: (any Other.Player)? }
    """
}
