/// A part of the program that is opened, is active for a time and is closed: a class or an actor with the attribute `@Module`.
///
/// ```swift
/// @Module(id: "2")
/// @MainActor final class ArticlePage: OpenableModule {
///   struct ServerParameters: Decodable, Sendable { var url: String }
///   struct ClientValues: Sendable { var window: Window }
///
///   init(server: ServerParameters, client: ClientValues, opening: ModuleContext) async throws { … }
///   func didClose(_ reason: ClosingReason) { … }
/// }
/// ```
///
/// It has an initialiser `init(server: ServerParameters, client: ClientValues, opening: ModuleContext)`, which may be `async` and may
/// throw; the module is not open then. ``reopen(server:client:)``, ``shouldClose(_:)`` and ``didClose(_:)`` are called where it
/// has them. All run in the isolation of the class, which is why none of them is a requirement: those of a protocol have an
/// isolation of their own.
///
/// What the server says and what the program says are two types, and neither can stand in for the other.
public protocol OpenableModule: AnyObject, Sendable {
  /// What server data says of the module: decoded strictly, so that unknown, missing, repeated and wrongly typed keys are errors.
  ///
  /// In a target whose default isolation is the main actor it is declared `nonisolated`.
  associatedtype ServerParameters: Decodable & Sendable
  /// What the program itself hands to the module: never read from outside.
  associatedtype ClientValues: Sendable = NoClientValues
}

extension OpenableModule {
  /// Tells the open module that it was opened again, where its policy is ``OpeningPolicy/once`` or ``OpeningPolicy/reuseTop``.
  ///
  /// This does nothing; a module writes its own, which may be `async` and may throw what the second `open` is to throw.
  ///
  /// - Parameters:
  ///   - server: what server data says now.
  ///   - client: what the program hands over now.
  public func reopen(server: ServerParameters, client: ClientValues) {}

  /// Says whether the module may be closed now; it stays open where the answer is false.
  ///
  /// Asked where somebody closes it, not where its handle is lost. This answers true; a module writes its own, which may be `async`.
  ///
  /// - Parameter reason: who closes it.
  /// - Returns: true.
  public func shouldClose(_ reason: ClosingReason) -> Bool { true }

  /// Cleans up; called once, after the module has left the stack of active modules.
  ///
  /// This does nothing; a module writes its own, which may be `async`.
  ///
  /// - Parameter reason: why it was closed.
  public func didClose(_ reason: ClosingReason) {}

  /// What `@Handles` writes for any type; a module is never made without being opened.
  @_documentation(visibility: internal)
  public nonisolated init() throws { throw MediatorError.moduleNotOpen(Self.self, nil, nil) }
}
