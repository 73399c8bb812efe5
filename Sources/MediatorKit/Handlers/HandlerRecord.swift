public import ServiceKit

/// The record of a handler, and what its accessor calls; the macro `@Handles` writes both.
public enum HandlerRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Handles an action, in whichever isolation the handler has.
  public typealias Run<A: ModuleAction> =
    nonisolated(nonsending) @Sendable (A, ActionCall) async throws -> A.Output

  /// Handles an action at once.
  public typealias ImmediateRun<A: ImmediateAction> = @Sendable (A, ActionCall) throws -> A.Output

  /// Gives the instance whose method handles an action; the initialiser runs in the isolation of its type.
  public typealias Make<Target> = nonisolated(nonsending) @Sendable (TargetMaker) async throws -> Target

  /// Called by the accessor of the record of a free function or a static method.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - action: the action.
  ///   - target: the type that the function belongs to; nil for a free function.
  ///   - run: handles the action.
  ///   - state: the state that the handler is for; nil for every state that has none of its own.
  ///   - variant: the arm of an experiment that it is for.
  ///   - setting: the value of a setting that it is for.
  @_documentation(visibility: internal)
  public static func write<A: ModuleAction>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ target: Any.Type?, _ run: @escaping Run<A>,
    state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil, setting: (MediatorSetting, String)? = nil
  ) {
    let variant = HandlerVariant(variant, setting)
    unsafe write(
      out,
      HandlerDeclaration(action: action, target: target, form: WaitingForm<A>(run: run), state: state, variant: variant)
    )
  }

  /// The same for a method.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - make: makes the instance.
  ///   - method: the method.
  ///   - scope: how long the instance lives.
  ///   - state: the state that the handler is for; nil for every state that has none of its own.
  ///   - variant: the arm of an experiment that it is for.
  ///   - setting: the value of a setting that it is for.
  @_documentation(visibility: internal)
  public static func write<Method: HandlerMethod>(
    _ out: UnsafeMutableRawPointer, _ make: @escaping Make<Method.Target>, _ method: Method.Type,
    scope: TargetScope = .mediator, state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    setting: (MediatorSetting, String)? = nil
  ) {
    let form = TargetForm<Method>(make: make, targetScope: scope)
    let variant = HandlerVariant(variant, setting)
    unsafe write(
      out,
      HandlerDeclaration(
        action: Method.Action.self, target: Method.Target.self, form: form, state: state, variant: variant))
  }

  /// The same for a free function or a static method that answers at once.
  @_documentation(visibility: internal)
  public static func writeImmediate<A: ImmediateAction>(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ target: Any.Type?, _ run: @escaping ImmediateRun<A>,
    state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil, setting: (MediatorSetting, String)? = nil
  ) {
    let variant = HandlerVariant(variant, setting)
    unsafe write(
      out,
      HandlerDeclaration(
        action: action, target: target, form: ImmediateForm<A>(run: run), state: state, variant: variant))
  }

  /// The same for a method that answers at once; the compiler names the function where its type cannot do that, so the
  /// name says what to write.
  @_documentation(visibility: internal)
  public static func `a type whose methods answer at once must be Sendable and belong to no actor`<
    A: ImmediateAction, Target: Sendable
  >(
    _ out: UnsafeMutableRawPointer, _ action: A.Type, _ make: @escaping @Sendable (TargetMaker) throws -> Target,
    _ bind: @escaping @Sendable (Target) -> ImmediateRun<A>, scope: TargetScope = .mediator,
    state: MediatorState? = nil,
    variant: (ExperimentKey, String)? = nil, setting: (MediatorSetting, String)? = nil
  ) {
    let form = ImmediateTargetForm<A, Target>(make: make, bind: bind, targetScope: scope)
    let variant = HandlerVariant(variant, setting)
    unsafe write(
      out, HandlerDeclaration(action: action, target: Target.self, form: form, state: state, variant: variant))
  }

  private static func write(_ out: UnsafeMutableRawPointer, _ declaration: HandlerDeclaration) {
    unsafe out.initializeMemory(as: HandlerDeclaration.self, to: declaration)
  }
}
