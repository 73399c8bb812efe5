/// What a property marked `@Adapted` or `@Service` does when there is no adapter.
public struct AdapterAccess: Hashable, Sendable {
  private let name: String

  /// The program stops with the whole message.
  ///
  /// Requirements are checked before a program is shipped.
  public static let stopping = AdapterAccess(name: "stopping")
  /// The property's getter throws ``AdapterError``.
  public static let throwing = AdapterAccess(name: "throwing")
}

/// What a getter that `@Adapted` writes calls when its slot is empty.
@_documentation(visibility: internal)
public enum AdaptedProperty {
  /// A property's answer: the adapter, and whether to ask again.
  @frozen
  public struct Answer<Value> {
    /// The adapter; of an optional property nil where there is none.
    public var value: Value
    /// The property need not ask again.
    ///
    /// It does after a failure, and for a fake that one task owns, since the host may be sent to another.
    public var isFinal: Bool
  }

  /// The adapter of a required property; without one the program stops with the whole message.
  public static func required<P>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P> {
    required(Need(type, host, property, fileID, line), isolation, isSendable: false)
  }

  /// The adapter of a required property, or an error.
  public static func throwing<P>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P> {
    try throwing(Need(type, host, property, fileID, line), isolation, isSendable: false)
  }

  /// The adapter of an optional property, or the error of one that is bound but failed.
  public static func throwingOptional<P>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P?> {
    try throwingOptional(type, host, isolation, isSendable: false)
  }

  /// The adapter of an optional property.
  ///
  /// A failure is reported and not final.
  public static func optional<P>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P?> {
    optional(type, host, isolation, isSendable: false)
  }
}

// The same for properties whose type lets the adapter go to other threads, which what is bound has to allow.
extension AdaptedProperty {
  /// The adapter of a required property; without one the program stops with the whole message.
  public static func required<P: Sendable>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P> {
    required(Need(type, host, property, fileID, line), isolation, isSendable: true)
  }

  /// The adapter of a required property, or an error.
  public static func throwing<P: Sendable>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P> {
    try throwing(Need(type, host, property, fileID, line), isolation, isSendable: true)
  }

  /// The adapter of an optional property, or the error of one that is bound but failed.
  public static func throwingOptional<P: Sendable>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P?> {
    try throwingOptional(type, host, isolation, isSendable: true)
  }

  /// The adapter of an optional property.
  public static func optional<P: Sendable>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P?> {
    optional(type, host, isolation, isSendable: true)
  }
}

extension AdaptedProperty {
  /// A required property of a host.
  private struct Need<P, Host: AdapterHost> {
    let type: P.Type
    let host: Host
    let property: StaticString
    let fileID: StaticString
    let line: Int

    init(_ type: P.Type, _ host: Host, _ property: StaticString, _ fileID: StaticString, _ line: Int) {
      self.type = type
      self.host = host
      self.property = property
      self.fileID = fileID
      self.line = line
    }

    /// What messages say about it.
    var description: AdapterError.Need {
      AdapterError.Need(
        owner: TypeName.qualified(Swift.type(of: host)), property: "\(property)",
        place: SourcePlace(fileID: "\(fileID)", line: line), hasHost: true)
    }
  }

  private static func required<P, Host>(
    _ need: Need<P, Host>, _ isolation: isolated (any Actor)?, isSendable: Bool
  ) -> Answer<P> {
    do { return try throwing(need, isolation, isSendable: isSendable) } catch { AdapterFailure.stop(error) }
  }

  private static func throwing<P, Host>(
    _ need: Need<P, Host>, _ isolation: isolated (any Actor)?, isSendable: Bool
  ) throws -> Answer<P> {
    let (type, store) = (need.type, need.host.adapterStore)
    switch try store.findForProperty(type, host: need.host, isolation: isolation, isSendable: isSendable) {
    case .found(let box, let instance): return Answer(value: box.value(type), isFinal: isFinal(instance))
    case .absent(let absence): throw AdapterError.missing(type, absence, need: need.description, in: store.core)
    }
  }

  private static func isFinal(_ instance: AdapterInstance?) -> Bool { instance?.cell.declaration.owner == nil }

  private static func throwingOptional<P>(
    _ type: P.Type, _ host: some AdapterHost, _ isolation: isolated (any Actor)?, isSendable: Bool
  ) throws -> Answer<P?> {
    switch try host.adapterStore.findForProperty(type, host: host, isolation: isolation, isSendable: isSendable) {
    case .found(let box, let instance): Answer(value: box.value(type), isFinal: isFinal(instance))
    case .absent: Answer(value: nil, isFinal: true)
    }
  }

  private static func optional<P>(
    _ type: P.Type, _ host: some AdapterHost, _ isolation: isolated (any Actor)?, isSendable: Bool
  ) -> Answer<P?> {
    do { return try throwingOptional(type, host, isolation, isSendable: isSendable) } catch {
      AdapterFailure.report(error)
      return Answer(value: nil, isFinal: false)
    }
  }
}
