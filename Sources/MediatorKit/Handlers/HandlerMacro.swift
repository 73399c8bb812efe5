#if !SERVICEKIT_NO_MACROS
  public import ServiceKit

  /// Makes a function the handler of an action, in every product that links its target.
  ///
  /// ```swift
  /// actor Accounts {
  ///   @Handles(Register.self)
  ///   func register(_ action: Register, _ call: ActionCall) async throws -> Bool { … }
  /// }
  /// ```
  ///
  /// The function takes the action and the call, and answers the action's output; one that answers by a callback takes a
  /// ``Reply`` after them and returns at once. It is a free function, a static method, or a method of any type that is not
  /// generic, is `Sendable` and has `init()`; the mediator makes one instance of that type when the first of its actions is
  /// sent. The compiler puts a constant record in the program; nothing runs before.
  ///
  ///
  /// A function can be the handler for one state of the mediator, and for one arm of an experiment; those for other states and
  /// arms are functions of their own, also in other targets. Where a state has no handler, that without a state answers.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - state: the state that it is for; see ``Mediator/move(to:)``. By default every state that has no handler of its own.
  ///   - variant: the arm of an experiment that it is for, such as `(.newPlayer, "on")`; by default all.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ModuleAction>(
    _ action: A.Type, in state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    scope: TargetScope = .mediator
  ) = #externalMacro(module: "ServiceKitMacros", type: "HandlesMacro")

  /// Makes a function the handler of an action for one value of a setting; see ``Mediator/choose(_:_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - state: the state that it is for; by default every state that has no handler of its own.
  ///   - setting: the value of a setting that it is for, such as `(.theme, "dark")`.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ModuleAction>(
    _ action: A.Type, in state: MediatorState? = nil, setting: (MediatorSetting, String),
    scope: TargetScope = .mediator
  ) = #externalMacro(module: "ServiceKitMacros", type: "HandlesMacro")

  /// Makes a function the handler of an action that is answered at once; it is not `async` and belongs to no actor.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - state: the state that it is for; by default every state that has no handler of its own.
  ///   - variant: the arm of an experiment that it is for, such as `(.newPlayer, "on")`; by default all.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ImmediateAction>(
    _ action: A.Type, in state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    scope: TargetScope = .mediator
  ) = #externalMacro(module: "ServiceKitMacros", type: "ImmediateHandlesMacro")

  /// Makes a function the handler of an action that is answered at once, for one value of a setting.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - state: the state that it is for; by default every state that has no handler of its own.
  ///   - setting: the value of a setting that it is for, such as `(.theme, "dark")`.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ImmediateAction>(
    _ action: A.Type, in state: MediatorState? = nil, setting: (MediatorSetting, String),
    scope: TargetScope = .mediator
  ) = #externalMacro(module: "ServiceKitMacros", type: "ImmediateHandlesMacro")

#endif
