/// The record of a handler, and what its accessor calls; the macro `@Handles` writes both.
public enum HandlerRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Handles an action, in whichever isolation the handler has.
  public typealias Run<A: ModuleAction> =
    nonisolated(nonsending) @Sendable (A, ActionCall) async throws -> A.Output

  /// Handles an action at once.
  public typealias ImmediateRun<A: ImmediateAction> = @Sendable (A, ActionCall) throws -> A.Output

  /// Called by the accessor of the record of a free function or a static method.
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
    unsafe write(out, HandlerDeclaration(action: action, target: target, form: WaitingForm<A>(run: run)))
  }

  /// The same for a method.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - action: the action.
  ///   - make: makes the instance, in the isolation of its type.
  ///   - run: the method.
  @inlinable
  @_documentation(visibility: internal)
  public static func write<A: ModuleAction, Target: Sendable>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ make: @escaping @Sendable () async throws -> Target,
    _ run: nonisolated(nonsending) @escaping @Sendable (Target, A, ActionCall) async throws -> A.Output
  ) {
    // Bound here, where the compiler knows the types, and so needs no generic code between the call and the method.
    unsafe write(out, action, make, binding: { target in { action, call in try await run(target, action, call) } })
  }

  /// The same for a free function or a static method that answers at once.
  @_documentation(visibility: internal)
  public static func writeImmediate<A: ImmediateAction>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ target: Any.Type?, _ run: @escaping ImmediateRun<A>
  ) {
    unsafe write(out, HandlerDeclaration(action: action, target: target, form: ImmediateForm<A>(run: run)))
  }

  /// The same for a method that answers at once.
  @inlinable
  @_documentation(visibility: internal)
  public static func writeImmediate<A: ImmediateAction, Target: Sendable>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ make: @escaping @Sendable () throws -> Target,
    _ run: @escaping @Sendable (Target, A, ActionCall) throws -> A.Output
  ) {
    unsafe write(out, action, make, bindingImmediately: { target in { action, call in try run(target, action, call) } })
  }

  /// Calls an initialiser of which the macro does not know whether it throws.
  @_documentation(visibility: internal)
  public static func made<Target>(_ make: @autoclosure () throws -> Target) throws -> Target { try make() }

  @usableFromInline
  static func write<A: ModuleAction, Target: Sendable>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ make: @escaping @Sendable () async throws -> Target,
    binding bind: @escaping @Sendable (Target) -> Run<A>
  ) {
    let form = TargetForm<A, Target>(make: make, bind: bind)
    unsafe write(out, HandlerDeclaration(action: action, target: Target.self, form: form))
  }

  @usableFromInline
  static func write<A: ImmediateAction, Target: Sendable>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ make: @escaping @Sendable () throws -> Target,
    bindingImmediately bind: @escaping @Sendable (Target) -> ImmediateRun<A>
  ) {
    let form = ImmediateTargetForm<A, Target>(make: make, bind: bind)
    unsafe write(out, HandlerDeclaration(action: action, target: Target.self, form: form))
  }

  private static func write(_ out: UnsafeMutableRawPointer, _ declaration: HandlerDeclaration) {
    unsafe out.initializeMemory(as: HandlerDeclaration.self, to: declaration)
  }
}
