internal import ServiceKit

/// What the generated code of a handler makes the instance with.
@_documentation(visibility: internal)
public struct TargetMaker: Sendable {
  private(set) var store: TargetStore
  let call: ActionCall
  /// The caller is synchronous, and so waits with its thread.
  let holdsThread: Bool
  var scope = TargetScope.mediator

  /// The instance, made now if there is none.
  ///
  /// It runs on the actor of the type, so the initialiser does; of the latter the macro does not know whether it throws.
  public func made<Target: Sendable>(_ make: @autoclosure () throws -> Target) throws -> Target {
    try store.target(self, make)
  }

  /// The instance of a class that is an adapter: the registry's, so that there is no second one.
  public func adapter<P: Sendable, Target>(
    _ type: P.Type, as target: Target.Type, isolation: isolated (any Actor)? = #isolation
  ) throws -> Target { try checked(AdapterRegistry.main.requiredAdapter(type, isolation: isolation), type) }

  /// The same for a protocol that is used on the main actor only.
  @MainActor
  public func adapter<P, Target>(
    _ type: P.Type, as target: Target.Type, isolation: (any Actor)? = #isolation
  ) throws -> Target {
    try checked(AdapterRegistry.main.requiredAdapter(type), type)
  }

  private func checked<Target>(_ adapter: Any, _ type: Any.Type) throws -> Target {
    guard let target = adapter as? Target else {
      throw MediatorError.otherAdapter(call, Target.self, bound: Swift.type(of: adapter), to: type)
    }
    return target
  }

  func `for`(_ call: ActionCall) -> TargetMaker {
    TargetMaker(store: store, call: call, holdsThread: holdsThread, scope: scope)
  }

  func scoped(_ scope: TargetScope) -> TargetMaker {
    var maker = self
    maker.scope = scope
    if scope == .mediator { maker.store = store.shared }
    return maker
  }

  /// The instance for a caller that can wait without holding up a thread.
  nonisolated(nonsending) func waiting<Target: Sendable>(
    _ make: nonisolated(nonsending) @Sendable (TargetMaker) async throws -> Target
  ) async throws -> Target {
    do { return try await make(self) } catch let busy as TargetBusy {
      return try TargetStore.cast(try await busy.making.settlement.value())
    }
  }
}
