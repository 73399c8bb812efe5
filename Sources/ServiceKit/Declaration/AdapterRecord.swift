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

  /// A factory: adds the new adapter as each of its protocols, or adds nothing.
  public typealias Factory = @MainActor @Sendable (AdapterFaces) throws -> Void

  /// Called by the accessor that `@Adapter` writes: a service of one protocol, which most adapters without a host are.
  ///
  /// The forms differ by what makes accessors cheap to compile: an array and arguments with default values are not.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - adapter: the class, or the factory.
  ///   - type: the adapter protocol.
  ///   - isolation: the factory, in the form that knows which actor it belongs to.
  ///   - factory: the factory; a class of a global actor other than the main actor does not compile here.
  @_documentation(visibility: internal)
  public static func write(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ type: Any.Type,
    _ isolation: @isolated(any) (AdapterFaces) throws -> Void, _ factory: @escaping Factory
  ) {
    unsafe write(out, adapter, [type], scope: .application, isolation, factory)
  }

  /// The same for an adapter of one protocol that belongs to one host.
  @_documentation(visibility: internal)
  public static func write<H>(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ type: Any.Type, host: H.Type,
    _ isolation: @isolated(any) (AdapterFaces) throws -> Void, _ factory: @escaping Factory
  ) {
    unsafe write(out, adapter, [type], host: host, scope: .host, isolation, factory)
  }

  /// The same for any adapter without a host.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - adapter: the class, or the factory.
  ///   - protocols: the adapter protocols.
  ///   - scope: how long the adapter lives.
  ///   - variant: the arm of an experiment, if it is for one.
  ///   - isolation: the factory, in the form that knows which actor it belongs to.
  ///   - factory: the factory.
  @_documentation(visibility: internal)
  public static func write(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ protocols: [Any.Type], scope: AdapterScope,
    variant: (ExperimentKey, String)? = nil,
    _ isolation: @isolated(any) (AdapterFaces) throws -> Void, _ factory: @escaping Factory
  ) {
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: protocols, scope: scope, host: nil, isHost: nil,
      variant: variant.map { AdapterVariant(experiment: $0.0, arm: $0.1) }, isolation: isolation.isolation,
      factory: factory)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }

  /// The same for any adapter with a host.
  @_documentation(visibility: internal)
  public static func write<H>(
    _ out: UnsafeMutableRawPointer, _ adapter: Any.Type, _ protocols: [Any.Type], host: H.Type, scope: AdapterScope,
    variant: (ExperimentKey, String)? = nil,
    _ isolation: @isolated(any) (AdapterFaces) throws -> Void, _ factory: @escaping Factory
  ) {
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: protocols, scope: scope, host: host, isHost: { $0 is H },
      variant: variant.map { AdapterVariant(experiment: $0.0, arm: $0.1) }, isolation: isolation.isolation,
      factory: factory)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }
}
