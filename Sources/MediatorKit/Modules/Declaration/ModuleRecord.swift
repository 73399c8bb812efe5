/// The record of a module, and what its accessor calls.
///
/// The macro `@Module` writes all this. By hand, without macros, a module is one constant beside the class:
///
/// ```swift
/// enum ArticleRecord {
///   @section("sk_records") @used
///   private static let record: ModuleRecord.Layout = (
///     1, 4, 0, 0,
///     { out in
///       unsafe ModuleRecord.write(
///         out, "2", ArticlePage.self, { try await ArticlePage(server: $0, client: $1, opening: $2) },
///         { try await $0.reopen(server: $1, client: $2) }, { await $0.shouldClose($1) }, { await $0.didClose($1) })
///     }
///   )
/// }
/// ```
///
/// The numbers are the version (1), the kind (4, a module), the hint (0: not known) and the identity (0: no description).
/// On Apple platforms the section is `__DATA_CONST,__sk_records`.
public enum ModuleRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Opens a module, in whichever isolation its initialiser has.
  public typealias Opening<Opened: OpenableModule> =
    nonisolated(nonsending) @Sendable (Opened.ServerParameters, Opened.ClientValues, ModuleContext) async throws ->
    Opened

  /// Tells a module that it was opened again.
  public typealias Reopening<Opened: OpenableModule> =
    nonisolated(nonsending) @Sendable (Opened, Opened.ServerParameters, Opened.ClientValues) async throws -> Void

  /// Asks a module whether it may be closed.
  public typealias ClosingQuestion<Opened: OpenableModule> =
    nonisolated(nonsending) @Sendable (Opened, ClosingReason) async -> Bool

  /// Cleans up a module.
  public typealias Closing<Opened: OpenableModule> =
    nonisolated(nonsending) @Sendable (Opened, ClosingReason) async -> Void

  /// Declares a module; called by the accessor of its record.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - id: what server data calls the module.
  ///   - type: the class or the actor.
  ///   - open: calls the initialiser.
  ///   - reopen: calls `reopen(server:client:)`.
  ///   - mayClose: calls `shouldClose(_:)`.
  ///   - close: calls `didClose(_:)`.
  ///   - policy: what happens where it is open already; nil: by the origin of each opening.
  ///   - requires: the gate that must be open; nil for none.
  public static func write<Opened: OpenableModule>(
    _ out: UnsafeMutableRawPointer, _ id: String, _ type: Opened.Type, _ open: @escaping Opening<Opened>,
    _ reopen: @escaping Reopening<Opened>, _ mayClose: @escaping ClosingQuestion<Opened>,
    _ close: @escaping Closing<Opened>, policy: OpeningPolicy? = nil, requires: String? = nil
  ) {
    let calls = ModuleCalls(open: open, reopen: reopen, mayClose: mayClose, close: close)
    let declaration = ModuleDeclaration(id: id, type: type, calls: calls, policy: policy, gate: requires)
    unsafe out.initializeMemory(as: ModuleDeclaration.self, to: declaration)
  }

  /// Neither waits nor throws: beside it something can be called of which the macro does not know whether it does.
  @_documentation(visibility: internal)
  nonisolated(nonsending) public static func mayThrow() async throws {}

  /// Does not wait; see ``mayThrow()``.
  @_documentation(visibility: internal)
  nonisolated(nonsending) public static func mayWait() async {}
}
