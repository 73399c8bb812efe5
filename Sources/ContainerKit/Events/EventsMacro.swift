#if !SERVICEKIT_NO_MACROS

  /// Writes the class that sends the events of a protocol to the components of a container: its channel.
  ///
  /// ```swift
  /// @Events
  /// public protocol ScrollEvents: AnyObject {
  ///   func didScroll(to offset: Double)
  /// }
  ///
  /// let scroll = ScrollEventsChannel(container)
  /// scroll.didScroll(to: 120)
  /// ```
  ///
  /// Each requirement is an event. The channel calls exactly the components that conform, in registration order, with the
  /// rules of dispatch: who is removed meanwhile is not called any more, who is added meanwhile is called from the next
  /// event on, and a component that throws is reported to the container while the others are called. So a channel never
  /// throws, whether or not the requirement may: its own method has no `throws`. An asynchronous requirement calls one
  /// component after another. An `inout` argument goes from one component to the next.
  ///
  /// The class is named after the protocol, `ScrollEventsChannel`, and has its access level and its global actor. It conforms
  /// to the protocol, so it can be a component of another container.
  ///
  /// A protocol that is refined must carry `@Events` itself. Its events go to all components that have them, whether or not they
  /// have the refining protocol.
  ///
  /// An event returns nothing. For answers loop over the components.
  @attached(peer, names: suffixed(Channel))
  @attached(extension, names: arbitrary)
  public macro Events() = #externalMacro(module: "ServiceKitMacros", type: "EventsMacro")

#endif
