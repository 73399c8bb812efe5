public import CallLists

/// A page, a session or a pipeline that components extend: it owns their order and their lifecycle, and nothing else.
///
/// ```swift
/// let container = Container("recommend", owner: session)
/// try container.add(ReadingProgress.init)
/// container.move(to: .appeared)
/// container.send((any ScrollEvents).self) { $0.didScroll(to: 120) }
/// ```
///
/// - Components are told of events and of states in the order in which they were added; of the way down in reverse.
/// - A component is held until it is removed. When the container is closed, or let go of, its components are taken all the way
///   down and removed, last first.
/// - A container belongs to one isolation, is not `Sendable`, and takes no lock. Made on the main actor or by an actor, it is
///   closed there, also where the last reference goes elsewhere.
public final class Container {
  let core: ContainerCore
  /// The one of the core, without a detour, since events go through it.
  @usableFromInline let roster: Roster
  private let closing: ContainerClosing

  /// Makes a container without components, in no state.
  ///
  /// - Parameters:
  ///   - name: what messages and profiles call it.
  ///   - owner: what components may ask something of, by a protocol of the owner's; held weakly.
  ///   - lifecycle: the states that components go through.
  ///   - report: is told what nobody else could be: components that throw, changes without end. The default is where reports of
  ///     ServiceKit go, `AdapterReports`.
  ///   - isolation: the caller's actor; leave it out, except in the initial value of a property, a lazy one too, where Swift
  ///     does not know the actor: there write `MainActor.shared`.
  public init(
    _ name: String, owner: AnyObject? = nil, lifecycle: Lifecycle = .page,
    report: ((ContainerError) -> Void)? = nil, isolation: (any Actor)? = #isolation
  ) {
    core = ContainerCore(name, owner: owner, lifecycle: lifecycle, isolation: isolation, report: report)
    roster = core.roster
    closing = ContainerClosing.make(core)
  }

  /// What messages and profiles call it.
  public var name: String { core.name }

  /// The state that components share.
  public var context: Context { core.context }

  /// Whether it has been closed: it has no components, and gets none.
  public var isClosed: Bool { core.isClosed }

  /// Takes all components down, state by state, last first, and removes them; sends reach nobody from then on.
  ///
  /// From within a component's function it does so at once, and the event that is under way reaches nobody else. A second call
  /// does nothing. Everything that was posted still runs.
  public func close() { core.close() }
}

/// Closes a container that is let go of, where it belongs.
class ContainerClosing: @unchecked Sendable {
  fileprivate let core: ContainerCore

  fileprivate init(_ core: ContainerCore) { self.core = core }

  static func make(_ core: ContainerCore) -> ContainerClosing {
    guard let isolation = core.isolation else { return ClosingAnywhere(core) }
    return isolation === MainActor.shared ? ClosingOnMainActor(core) : ClosingOnActor(core, isolation)
  }
}

private final class ClosingAnywhere: ContainerClosing, @unchecked Sendable {
  deinit { core.close() }
}

private final class ClosingOnMainActor: ContainerClosing, @unchecked Sendable {
  @MainActor deinit { core.close() }
}

/// An isolated deinit needs an actor that the compiler knows; any other gets the components in a task.
///
/// It does not keep the actor, which may be what keeps the container. Where the actor is gone, nothing else runs on it, so
/// the components are closed at once.
private final class ClosingOnActor: ContainerClosing, @unchecked Sendable {
  private weak let isolation: (any Actor)?

  init(_ core: ContainerCore, _ isolation: any Actor) {
    self.isolation = isolation
    super.init(core)
  }

  deinit {
    let rest = ClosingAnywhere(core)
    guard let isolation else { return }
    Task { [isolation] in await Self.close(rest, on: isolation) }
  }

  private static func close(_ rest: ClosingAnywhere, on isolation: isolated any Actor) { rest.core.close() }
}
