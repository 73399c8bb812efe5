#if !SERVICEKIT_NO_MACROS

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
  /// - Parameters:
  ///   - action: the action's type.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ModuleAction>(_ action: A.Type, scope: TargetScope = .mediator) =
    #externalMacro(module: "ServiceKitMacros", type: "HandlesMacro")

  /// Makes a function the handler of an action that is answered at once; it is not `async` and belongs to no actor.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - scope: how long the instance lives; `.mediator` by default.
  @attached(peer)
  public macro Handles<A: ImmediateAction>(_ action: A.Type, scope: TargetScope = .mediator) =
    #externalMacro(module: "ServiceKitMacros", type: "ImmediateHandlesMacro")

#endif
