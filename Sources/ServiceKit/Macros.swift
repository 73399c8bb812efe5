#if !SERVICEKIT_NO_MACROS

  /// Binds adapter protocols to the class that carries it, in every product that links its target.
  ///
  /// ```swift
  /// @Adapter((any PlaybackAdapter).self, host: (any SessionCapabilities).self)
  /// final class VideoPlayback: PlaybackAdapter {
  ///   func stop() { weakTarget?.refresh() }
  /// }
  /// ```
  ///
  /// The first lookup makes the adapter: by `static func lazyRegister()` where the class has one, in its body or in an
  /// extension, else by `init()`. It may return nil for "none in this run", throw, and return an instance of another
  /// class that conforms to all the protocols. An enum or a struct without instances may carry the attribute too, as a
  /// factory with `lazyRegister()`.
  ///
  /// With a host the class gets `weakTarget`, the host, set before the initialiser's body runs and nil once the host is
  /// gone; in the scope `shared` it gets `weakTargets` instead, all living hosts in binding order.
  ///
  /// An adapter belongs to no actor or to the main actor, by its attribute or by the module's default isolation. The key
  /// of a variant belongs to none: where the main actor is the default, write `nonisolated extension ExperimentKey`.
  ///
  /// - Parameters:
  ///   - protocols: the adapter protocols, each as `(any P).self`; the class must conform.
  ///   - host: what the host must be, as `(any H).self`.
  ///   - scope: how long an instance lives; `host` where there is a host, else `application`.
  ///   - variant: the arm of an experiment that this adapter is for.
  @attached(
    member, names: named(__skRecord), named(__skDescription), named(__skVariant), named(__skMake), named(lazyRegister),
    named(weakTarget), named(weakTargets), named(__skHosts))
  public macro Adapter(
    _ protocols: Any.Type..., host: Any.Type? = nil, scope: AdapterScope? = nil,
    variant: (ExperimentKey, String)? = nil
  ) = #externalMacro(module: "ServiceKitMacros", type: "AdapterMacro")

  /// Makes a class or an actor the owner of adapters: gives it a store, and the lookups of ``AdapterHost``.
  ///
  /// Adapters that it looks up live as long as it does, as their scopes say, and are released in reverse binding order
  /// after its own `deinit`. Where the host belongs to the main actor, they are released there. A subclass of a host is a
  /// host, with or without the attribute. A public host needs `public import ServiceKit`.
  @attached(member, conformances: AdapterHost, names: named(adapterStore), named(__skHostIsolation))
  @attached(extension, conformances: AdapterHost)
  public macro AdapterHost() = #externalMacro(module: "ServiceKitMacros", type: "AdapterHostMacro")

  /// A property of a host that is an adapter: `any P` where the program must bind one, `(any P)?` where it may.
  ///
  /// The adapter is found, and perhaps made, at the first access; later accesses cost about as much as a stored
  /// property's. A required adapter that is not bound is found by ``AdapterRegistry/validate()``; read all the same, it
  /// stops the program with the whole message, or with `.throwing` makes the getter throw. An optional one that is bound
  /// but failed is reported, and asked for again at the next access.
  ///
  /// In a class with `@Observable` write `@Adapted @ObservationIgnored`, in this order.
  ///
  /// - Parameter access: what to do without an adapter.
  @attached(accessor)
  @attached(
    peer, names: prefixed(__sk_), prefixed(__skFinal_), prefixed(__skRecord_), prefixed(__skDescription_))
  public macro Adapted(_ access: AdapterAccess = .stopping) =
    #externalMacro(module: "ServiceKitMacros", type: "AdaptedMacro")

  /// A property of any type, or a global variable, that is a service: `any P` where the program must bind one, `(any P)?`
  /// where it may.
  ///
  /// Every access looks the service up, which costs less than reading a stored property. Without one it behaves as
  /// `@Adapted` does.
  ///
  /// In a generic type the property works and leaves no record, which a warning says. It cannot stand in an extension of a
  /// protocol or of a generic type. In a class with `@Observable` write `@Service @ObservationIgnored`, in this order.
  ///
  /// - Parameter access: what to do without a service.
  @attached(accessor)
  @attached(peer, names: prefixed(__skRecord_), prefixed(__skDescription_))
  public macro Service(_ access: AdapterAccess = .stopping) =
    #externalMacro(module: "ServiceKitMacros", type: "ServiceMacro")

  /// Writes a class that forwards an adapter protocol to an adapter that it holds weakly, for closures that outlive a call.
  ///
  /// ```swift
  /// @WeakProxy
  /// public protocol PlaybackAdapter: AnyObject {
  ///   func play(_ item: FeedItem)
  ///   @WhenGone(0) var position: Int { get }
  /// }
  ///
  /// session.playback?.stop { [playback = session.playback?.weak] in playback?.play(item) }
  /// ```
  ///
  /// The class is named after the protocol, `PlaybackAdapterWeakProxy`, and every adapter gets `weak`, which makes one. Once
  /// the adapter is gone, requirements that return nothing do nothing, optional ones are nil, and those that throw throw
  /// ``TargetGone``; for others, write ``WhenGone(_:)``. Requirements that the protocol inherits are written by hand, in an
  /// extension of the class.
  @attached(peer, names: suffixed(WeakProxy))
  @attached(extension, names: named(weak))
  public macro WeakProxy() = #externalMacro(module: "ServiceKitMacros", type: "WeakProxyMacro")

  /// What a weak proxy answers for a requirement once its adapter is gone; see ``WeakProxy()``.
  ///
  /// - Parameter value: an expression of the requirement's type.
  @attached(peer)
  public macro WhenGone<Value>(_ value: Value) = #externalMacro(module: "ServiceKitMacros", type: "WhenGoneMacro")

#endif
