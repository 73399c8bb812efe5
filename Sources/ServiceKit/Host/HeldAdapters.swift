/// What a store holds, in binding order; released in reverse.
class HeldAdapters: @unchecked Sendable {
  fileprivate var instances: [AdapterInstance] = []

  fileprivate init() {}

  /// A list that is released on a global actor, or wherever its host is released.
  static func make(_ isolation: (any Actor)?) -> HeldAdapters {
    guard let isolation else { return HeldAnywhere() }
    return isolation === MainActor.shared ? HeldOnMainActor() : HeldOnActor(isolation)
  }

  /// Appends an instance that is not there yet.
  func append(_ instance: AdapterInstance) {
    if !instances.contains(where: { $0 === instance }) { instances.append(instance) }
  }

  fileprivate func releaseInReverse() {
    while let last = instances.popLast() { withExtendedLifetime(last) {} }
  }
}

private final class HeldAnywhere: HeldAdapters, @unchecked Sendable {
  deinit { releaseInReverse() }
}

private final class HeldOnMainActor: HeldAdapters, @unchecked Sendable {
  @MainActor deinit { releaseInReverse() }
}

/// An isolated deinit needs an actor that the compiler knows; any other global actor gets the adapters in a task.
private final class HeldOnActor: HeldAdapters, @unchecked Sendable {
  private let isolation: any Actor

  init(_ isolation: any Actor) {
    self.isolation = isolation
    super.init()
  }

  deinit {
    let rest = HeldAnywhere()
    swap(&rest.instances, &instances)
    Task { [isolation] in await Self.release(rest, on: isolation) }
  }

  private static func release(_ rest: HeldAnywhere, on isolation: isolated any Actor) { rest.releaseInReverse() }
}
