#if !SERVICEKIT_NO_MACROS

  /// Makes a class or an actor a module that server data can open by its id, in every product that links its target.
  ///
  /// The type conforms to ``OpenableModule``. The compiler puts a constant record in the program; nothing runs before the id is asked
  /// for.
  ///
  /// - Parameters:
  ///   - id: unique in a product; at most 60 letters, digits, `-`, `_` and `.`.
  ///   - policy: what happens where it is open already; left out, a link opens it once, and everything else always.
  ///   - requires: the gate that must be open, see ``Mediator/openGate(_:)``; left out, none.
  @attached(
    member, names: named(__skModuleRecord), named(__skModuleDescription), named(__skOpenModule),
    named(__skReopenModule),
    named(__skMayCloseModule), named(__skCloseModule))
  public macro Module(id: String, policy: OpeningPolicy? = nil, requires: String? = nil) =
    #externalMacro(module: "ServiceKitMacros", type: "ModuleMacro")

#endif
