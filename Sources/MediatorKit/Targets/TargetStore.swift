internal import ServiceKit

/// The instances whose methods handle actions: one of each type in a mediator.
final class TargetStore: Sendable {
  /// The open modules: methods of a module are methods of the open one.
  let modules = ModuleStack()
  private let made = Guarded<[ObjectIdentifier: any Sendable]>([:])

  /// The instance of a type, made now if there is none.
  func target<Target: Sendable>(_ type: Target.Type, _ make: () throws -> Target) throws -> Target {
    if let known = known(type) { return known }
    return keep(try make())
  }

  /// The same for a type that is made on an actor.
  nonisolated(nonsending) func target<Target: Sendable>(
    _ type: Target.Type, _ make: @Sendable () async throws -> Target
  ) async throws -> Target {
    if let known = known(type) { return known }
    return keep(try await make())
  }

  private func known<Target: Sendable>(_ type: Target.Type) -> Target? {
    made.withLock { $0[ObjectIdentifier(type)] } as? Target
  }

  /// The first one that was made stays.
  private func keep<Target: Sendable>(_ target: Target) -> Target {
    let id = ObjectIdentifier(Target.self)
    let first = made.withLock { made -> (any Sendable)? in
      if let known = made[id] { return known }
      made[id] = target
      return nil
    }
    return first as? Target ?? target
  }
}
