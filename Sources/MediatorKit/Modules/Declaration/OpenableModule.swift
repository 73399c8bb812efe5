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
/// What the server says and what the program says are two types, and neither can stand in for the other.
public protocol OpenableModule: AnyObject, Sendable {
  /// What server data says of the module: decoded strictly, so that unknown, missing, repeated and wrongly typed keys are errors.
  ///
  /// In a target whose default isolation is the main actor it is declared `nonisolated`.
  associatedtype ServerParameters: Decodable & Sendable
  /// What the program itself hands to the module: never read from outside.
  associatedtype ClientValues: Sendable = NoClientValues

  /// Opens the module, in its own isolation.
  ///
  /// - Parameters:
  ///   - server: what server data says, or what code says in its place.
  ///   - client: what the program hands over.
  ///   - opening: what the module may know of its opening.
  /// - Throws: whatever `open` is to throw; the module is not open then.
  init(server: ServerParameters, client: ClientValues, opening: ModuleContext) async throws

  /// Tells the open module that it was opened again, where its policy is ``OpeningPolicy/once`` or ``OpeningPolicy/reuseTop``.
  ///
  /// - Parameters:
  ///   - server: what server data says now.
  ///   - client: what the program hands over now.
  /// - Throws: whatever the second `open` is to throw; the module stays open.
  func reopen(server: ServerParameters, client: ClientValues) async throws

  /// Says whether the module may be closed now; it stays open where the answer is false.
  ///
  /// Asked where somebody closes it, not where its handle is lost.
  ///
  /// - Parameter reason: who closes it.
  /// - Returns: true where nothing is said.
  func shouldClose(_ reason: ClosingReason) async -> Bool

  /// Cleans up; called once, after the module has left the stack of active modules.
  ///
  /// - Parameter reason: why it was closed.
  func didClose(_ reason: ClosingReason) async
}

extension OpenableModule {
  /// Nothing is done.
  public func reopen(server: ServerParameters, client: ClientValues) async throws {}

  /// It may be closed.
  public func shouldClose(_ reason: ClosingReason) async -> Bool { true }

  /// Nothing is to be cleaned up.
  public func didClose(_ reason: ClosingReason) async {}

  /// What `@Handles` writes for any type; a module is never made without being opened.
  @_documentation(visibility: internal)
  public nonisolated init() throws { throw MediatorError.moduleNotOpen(Self.self, nil, nil) }
}
