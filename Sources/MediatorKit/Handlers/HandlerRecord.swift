/// The record of a handler, and what its accessor calls; the macro `@Handles` writes both.
public enum HandlerRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Handles an action, in whichever isolation the handler has.
  public typealias Run<A: ModuleAction> =
    nonisolated(nonsending) @Sendable (A, ActionCall) async throws -> A.Output

  /// Handles an action at once.
  public typealias ImmediateRun<A: ImmediateAction> = @Sendable (A, ActionCall) throws -> A.Output

  /// Called by the accessor of a handler's record.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - action: the action.
  ///   - target: the type that the function belongs to; nil for a free function.
  ///   - run: handles the action.
  @_documentation(visibility: internal)
  public static func write<A: ModuleAction>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ target: Any.Type?, _ run: @escaping Run<A>
  ) {
    unsafe out.initializeMemory(
      as: HandlerDeclaration.self,
      to: HandlerDeclaration(action: action, target: target, form: WaitingForm<A>(run: run)))
  }

  /// The same for a handler that answers at once.
  @_documentation(visibility: internal)
  public static func writeImmediate<A: ImmediateAction>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ target: Any.Type?, _ run: @escaping ImmediateRun<A>
  ) {
    unsafe out.initializeMemory(
      as: HandlerDeclaration.self,
      to: HandlerDeclaration(action: action, target: target, form: ImmediateForm<A>(run: run)))
  }

  /// The instance whose method handles an action.
  ///
  /// - Parameters:
  ///   - type: the type with the method.
  ///   - call: the call.
  ///   - make: makes the instance, in the type's own isolation.
  /// - Returns: the one instance of the type in the call's mediator.
  /// - Throws: what making it throws.
  @_documentation(visibility: internal)
  public static func target<Target: Sendable>(
    _ type: Target.Type, _ call: ActionCall, _ make: () throws -> Target
  ) throws -> Target {
    try call.mediator.core.target(type, make)
  }

  /// Calls an initialiser of which the macro does not know whether it throws.
  @_documentation(visibility: internal)
  public static func made<Target>(_ make: @autoclosure () throws -> Target) throws -> Target { try make() }
}
