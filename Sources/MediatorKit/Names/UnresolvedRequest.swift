/// A name or a link that leads to no action that may be reached.
public struct UnresolvedRequest: Sendable {
  /// Answers in place of an action, or throws.
  public typealias Handler = nonisolated(nonsending) @Sendable (UnresolvedRequest) async throws -> any Sendable

  /// The name that was asked for; nil for a link.
  public let name: String?
  /// The link; nil for a name.
  public let url: ActionURL?
  /// Where the request came from.
  public let origin: ActionOrigin
  /// Why it leads nowhere, for developers.
  public let error: MediatorError
}
