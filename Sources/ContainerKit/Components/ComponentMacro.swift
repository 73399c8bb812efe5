#if !SERVICEKIT_NO_MACROS

  /// Names a component, so that scene files and lists of names can ask for it.
  ///
  /// The class has an initialiser that takes a ``ComponentPlace``. The compiler puts a constant record in the program; nothing runs
  /// before the name is asked for.
  ///
  /// ```swift
  /// @Component("reading-progress")
  /// final class ReadingProgress: Appearing {
  ///   init(_ place: ComponentPlace<any FeedPage, NoSettings>) { … }
  /// }
  /// ```
  ///
  /// - Parameter name: unique in a product; letters, digits, `-`, `_` and `.`.
  @attached(member, names: named(__skComponentRecord), named(__skComponentDescription), named(__skMakeComponent))
  public macro Component(_ name: String) = #externalMacro(module: "ServiceKitMacros", type: "ComponentMacro")

#endif
