/// The record of an adapter, and what its accessor calls.
///
/// The macro `@Adapter` writes all this. By hand, without macros, a binding is one constant beside the class:
///
/// ```swift
/// enum SystemClockBinding {
///   @section("sk_records") @used
///   private static let record: AdapterRecord.Layout = (
///     1, 1, 0, 0, { out in unsafe AdapterRecord.declare(out, (any ClockService).self) { SystemClock() } }
///   )
/// }
/// ```
///
/// The numbers are the version (1), the kind (1, an adapter), the hint (0: not known) and the identity (0: no
/// description). On Apple platforms the section is `__DATA_CONST,__sk_records`. The type must not be generic.
public enum AdapterRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Declares an adapter for one protocol; called by the accessor of a record that is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`.
  ///   - scope: how long the adapter lives.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory; nil means "none in this run". It runs on any thread.
  public static func declare<P>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, scope: AdapterScope = .application, fileID: String = #fileID,
    line: Int = #line, _ make: @escaping @Sendable () throws -> P?
  ) {
    let declaration = AdapterDeclaration(
      adapter: type, protocols: [type], scope: scope, host: nil, isHost: nil, variant: nil, isolation: nil,
      factory: { faces in if let made = try make() { faces.add(type, made) } },
      place: SourcePlace(fileID: fileID, line: line))
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }

  /// Declares an adapter that belongs to a host, for one protocol; called by the accessor of a record that is written
  /// by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`.
  ///   - host: what the host must be, as `(any H).self`.
  ///   - scope: how long the adapter lives.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory, which gets the host; nil means "none in this run".
  public static func declare<P, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, scope: AdapterScope = .host,
    fileID: String = #fileID, line: Int = #line, _ make: @escaping @Sendable (H) throws -> P?
  ) {
    let declaration = AdapterDeclaration(
      adapter: type, protocols: [type], scope: scope, host: host, isHost: { $0 is H }, variant: nil, isolation: nil,
      factory: { faces in
        guard let host = HostReference.current(host) else { return }
        if let made = try make(host) { faces.add(type, made) }
      },
      place: SourcePlace(fileID: fileID, line: line))
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }
}

extension AdapterRecord {
  /// A factory: adds the new adapter as each of its protocols, or adds nothing.
  public typealias Factory = @MainActor @Sendable (AdapterFaces) throws -> Void

  /// Called by the accessor that `@Adapter` writes.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - adapter: the class, or the factory.
  ///   - protocols: the adapter protocols.
  ///   - scope: how long the adapter lives.
  ///   - variant: the arm of an experiment, if it is for one.
  ///   - isolation: the factory once more, in the form that knows which actor it belongs to.
  ///   - factory: the factory; a class of a global actor other than the main actor does not compile here.
  @_documentation(visibility: internal)
  public static func write(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ protocols: [Any.Type], scope: AdapterScope,
    variant: (ExperimentKey, String)? = nil,
    isolation: @isolated(any) (AdapterFaces) throws -> Void, factory: @escaping Factory
  ) {
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: protocols, scope: scope, host: nil, isHost: nil,
      variant: variant.map { AdapterVariant(experiment: $0.0, arm: $0.1) }, isolation: isolation.isolation,
      factory: factory)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }

  /// Called by the accessor that `@Adapter` writes for an adapter with a host.
  @_documentation(visibility: internal)
  public static func write<H>(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ protocols: [Any.Type], host: H.Type, scope: AdapterScope,
    variant: (ExperimentKey, String)? = nil,
    isolation: @isolated(any) (AdapterFaces) throws -> Void, factory: @escaping Factory
  ) {
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: protocols, scope: scope, host: host, isHost: { $0 is H },
      variant: variant.map { AdapterVariant(experiment: $0.0, arm: $0.1) }, isolation: isolation.isolation,
      factory: factory)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }
}
