package import LinkedRecords
internal import Synchronization

/// The adapters of a program, found by protocol.
///
/// Nothing is registered at launch: each adapter's record is a constant in a section of the executable or of a library.
/// The first lookup reads the records, and makes the one adapter that is asked for; a lookup that finds nothing looks for
/// libraries that were loaded since.
///
/// A registry may be used from any thread. It holds services; adapters that belong to a host are held by the host.
@frozen
public struct AdapterRegistry: Sendable {
  /// Nil stands for the main registry, so that inlined lookups need not load it.
  @usableFromInline let custom: RegistryCore?

  @inlinable
  @inline(__always)
  init(custom: RegistryCore?) { self.custom = custom }

  /// The registry of the program.
  ///
  /// Within ``withCurrent(_:)``, the one that is bound to the task.
  ///
  /// - Complexity: O(1), no memory access.
  @inlinable public static var main: AdapterRegistry {
    @inline(__always) get { AdapterRegistry(custom: nil) }
  }

  /// A registry of its own, which makes instances of its own, restricted to the adapters of some modules.
  ///
  /// For executables that link several products, as test bundles do. An empty list of modules gives a registry without
  /// adapters, to be filled with ``register(_:as:fileID:line:)``.
  ///
  /// Its services live as long as the registry, or as the last host that was made in it; they are released in reverse
  /// order of their making.
  ///
  /// - Parameter modules: names of modules, as the compiler knows them. The module of an adapter is the one that declares
  ///   its class; of one that is written by hand, the one of the file.
  public init(modules: some Sequence<String>) { custom = RegistryCore(modules: Set(modules)) }

  /// A registry over a table of records that is given, for measurements and tests.
  package init(image: LinkedImage) { self.init(images: LinkedImages([image])) }

  /// A registry over images that are given, for tests.
  package init(images: LinkedImages) { custom = RegistryCore(modules: nil, images: images) }

  init(core: RegistryCore) { custom = core }

  /// The modules that this registry is restricted to; nil: it is not.
  package var restriction: Set<String>? { core.modules }

  var core: RegistryCore { custom ?? .current }

  /// Makes this registry the one that ``main``, `@Service` and new hosts mean, for the running task and its children.
  ///
  /// Scopes nest; the end of the body, by an error too, brings back the one before. Parallel tasks do not see it.
  /// `Task {}` keeps it, also beyond the end of the body; a detached task and a dispatch queue do not. A host keeps the
  /// registry that was current when the host was made, and a factory looks up in the registry that it makes an adapter
  /// for. ``AdapterContext`` carries it elsewhere. While any such scope is open in the process, lookups in the main registry take a slower way.
  ///
  /// - Parameter body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, and nothing else.
  public func withCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    let core = core
    if RegistryCore.current === core { return try body() }
    return try RegistryCore.$scoped.withValue(RegistryScope(core), operation: body)
  }

  /// The same for an asynchronous body, over all its suspensions.
  ///
  /// - Parameter body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, and nothing else.
  public nonisolated(nonsending) func withCurrent<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    let core = core
    if RegistryCore.current === core { return try await body() }
    return try await RegistryCore.$scoped.withValue(RegistryScope(core)) { try await body() }
  }
}
